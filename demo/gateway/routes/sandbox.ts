import { strictOptionAmountSchema } from '../wire/amount.js';
import * as z from 'zod/mini';
import { refuseLiveKey } from '../auth.js';
import { readJson } from '../body.js';
import { ApiError } from '../errors.js';
import { faultSchema } from '../faults/fault.js';
import { isAllowedHost } from '../hosts.js';
import { statusResponse } from '../payments/answers.js';
import { SIMULATED_STEPS } from '../payments/simulation.js';
import { addChangesRoute } from './changes.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';
import { addSandboxPaymentRoutes } from './sandbox-payments.js';
import { addWebhookRoutes } from './webhooks.js';

/** Ten years: enough for every schedule. */
const MAX_ADVANCE_MS = 10 * 365 * 86_400_000;
/** The last year that a timestamp can name is left to what is planned from then on. */
const MAX_NOW_MS = Date.UTC(9999, 0, 1);

/** What the buyer of a simulated step pays with; everything has a default. */
export const buyerChoiceSchema = z.object({
  optionAmount: z.optional(strictOptionAmountSchema),
  txId: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
});

export const advanceSchema = z.object({
  advanceMs: z.int().check(z.minimum(0, 'must be 0 or more'), z.maximum(MAX_ADVANCE_MS, 'must be at most ten years')),
});

/**
 * What moves the sandbox: the buyer and the chain, the clock, faults. Without a key, for programs that reach it and pages
 * of its own origin: no CORS, a JSON content type that a foreign form cannot send, and a Host that no foreign name resolves
 * to. On loopback those are the programs of this machine. Behind a proxy they are all that reach the proxy, because the
 * host of its own address is allowed too: its pages call from there.
 */
export const addSandboxRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { simulation, clock, advance, faults, changes, store, baseUrl, host } = parts;
  const hosts = [new URL(baseUrl).hostname, ...(host ? [host] : [])];

  app.use('/sandbox/*', async ({ req }, next) => {
    if (!isAllowedHost(req.raw.headers.get('host'), hosts)) throw new ApiError('forbidden', 'This host is not allowed');
    refuseLiveKey(req.raw.headers);
    await next();
  });

  for (const step of SIMULATED_STEPS) {
    addRoute(app, `/sandbox/payments/:id/${step}`, {
      async POST(context) {
        const choice = await readJson(context.req.raw, buyerChoiceSchema);
        return context.json(statusResponse(await simulation[step](readPaymentId(context, baseUrl), choice)));
      },
    });
  }

  addSandboxPaymentRoutes(app, parts);
  addWebhookRoutes(app, parts);
  addChangesRoute(app, parts);

  addRoute(app, '/sandbox/clock', {
    async GET({ json }) {
      return json({ nowMs: clock.nowMs(), offsetMs: await store.clockOffsetMs() });
    },
    async POST(context) {
      const { advanceMs } = await readJson(context.req.raw, advanceSchema);
      if (clock.nowMs() + advanceMs > MAX_NOW_MS)
        throw new ApiError('params_validation', 'Validation error: advanceMs leads behind the year 9998');
      await advance(advanceMs);
      return context.json({ nowMs: clock.nowMs() });
    },
  });

  addRoute(app, '/sandbox/faults', {
    GET({ json }) {
      return json({ data: faults.list().map(({ id, fault, timesLeft }) => ({ id, ...fault, timesLeft })) });
    },
    async POST(context) {
      const id = faults.add(await readJson(context.req.raw, faultSchema));
      changes.tell();
      return context.json({ id }, 201);
    },
    DELETE(context) {
      faults.clear();
      changes.tell();
      return context.body(null, 204);
    },
  });

  addRoute(app, '/sandbox/faults/:id', {
    DELETE({ req, body }) {
      if (!faults.remove(req.param('id') ?? ''))
        throw new ApiError('invalid_params', 'There is no such fault', { status: 404 });
      changes.tell();
      return body(null, 204);
    },
  });
};
