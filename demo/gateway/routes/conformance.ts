import type { Context } from 'hono';
import { toConformanceReport } from '../conformance/report.js';
import type { ConformanceRun } from '../conformance/runs.js';
import { readJson, readShape } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import { recoverSigner } from '../rails/verify-signature.js';
import { conformanceQuerySchema, conformanceResultsSchema, signerRequestSchema } from '../wire/conformance.js';
import { emptySchema } from '../wire/sandbox-payment.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext, GatewayEnv } from './gateway-context.js';
import { getSandboxOwner } from './sandbox-owner.js';

/** The order behind the requests of a run. Nobody pays it. */
const ORDER = { amount: { unit: 'iso4217/USD', value: '100' }, referenceId: 'Check of a host' };
/** Longer than any run takes, seconds. */
const RUN_S = 3_600;

const getPollKey = (id: string): string => `conformance/${id}`;

const requireRun = (run: ConformanceRun | undefined): ConformanceRun => {
  if (!run) throw new ApiError('invalid_params', 'Run not found', { status: 404 });
  return run;
};

/** The routes of the check of a host: its page writes what it finds, and programs wait for it. */
export const addConformanceRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { conformance, payments, clock, polls, baseUrl } = gateway;
  const getRun = ({ req }: Context<GatewayEnv>): ConformanceRun => requireRun(conformance.find(req.param('id') ?? ''));

  addRoute(app, '/sandbox/conformance', {
    async POST(context) {
      await readJson(context.req.raw, emptySchema);
      const expiresAt = Math.floor(clock.nowMs() / 1_000) + RUN_S;
      const { id } = await payments.create(getSandboxOwner(), { ...ORDER, expiresAt });
      return context.json(toConformanceReport(conformance.create(id), baseUrl), 201);
    },
  });

  addRoute(app, '/sandbox/conformance/signer', {
    async POST(context) {
      const { typedData, signature } = await readJson(context.req.raw, signerRequestSchema);
      return context.json({ signer: (await recoverSigner(typedData, signature)) ?? null });
    },
  });

  addRoute(app, '/sandbox/conformance/:id', {
    async GET(context) {
      const { maxPollMs = 0, version } = readShape(
        { maxPollMs: context.req.query('maxPollMs') || undefined, version: context.req.query('version') || undefined },
        conformanceQuerySchema,
      );
      const { id } = getRun(context);
      const run = await polls.hold({
        key: getPollKey(id),
        holdMs: version === undefined ? 0 : maxPollMs,
        signal: context.req.raw.signal,
        read: async () => requireRun(conformance.find(id)),
        hasChanged: (current) => current.version !== version || current.isFinished,
      });
      return context.json(toConformanceReport(run, baseUrl));
    },
    async PUT(context) {
      const { id, isFinished } = getRun(context);
      const results = await readJson(context.req.raw, conformanceResultsSchema);
      if (isFinished) throw new ApiError('invalid_state', 'The run is finished: start another one');
      const run = requireRun(conformance.update(id, results));
      polls.wake(getPollKey(id));
      // Nothing that was signed can pay any more. Otherwise, the payment expires.
      if (run.isFinished) await payments.cancel(run.paymentId).catch(() => undefined);
      return context.json(toConformanceReport(run, baseUrl));
    },
  });
};
