import { refuseLiveKey } from '../auth/authenticate.js';
import { readJson } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import { requireAllowedHost } from '../http/hosts.js';
import { toStatusResponse } from '../payments/responses.js';
import { faultSchema } from '../wire/fault.js';
import { advanceClockRequestSchema } from '../wire/sandbox.js';
import { buyerChoiceSchema, SIMULATED_STEPS } from '../wire/sandbox-payment.js';
import { addRoute } from './add-route.js';
import { addChangesRoute } from './changes.js';
import { addConformanceRoutes } from './conformance.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { readPaymentId } from './payment-id.js';
import { addPaymentDisplayRoute } from './payment-display.js';
import { addRailRoutes } from './rail.js';
import { addRpcRoute } from './rpc.js';
import { addSandboxPaymentRoutes } from './sandbox-payments.js';
import { addWebhookRoutes } from './webhooks.js';

/** The last year that a timestamp can name is kept free for what is scheduled after the last advance. */
const MAX_NOW_MS = Date.UTC(9999, 0, 1);

/**
 * The routes that control the sandbox: the buyer and the chain, the clock, faults, the rail, the check of hosts. They need no key, but for what a checkout
 * page shows of a shop; they are for programs that
 * can reach the sandbox and pages of its own origin: no CORS, a JSON content type that a foreign form cannot send, and a
 * Host that no foreign name resolves to. On loopback those are the programs of this machine. Behind a proxy they are all
 * that can reach the proxy, because the host of the sandbox's own address is allowed: its pages call from there.
 */
export const addSandboxRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  app.use('/sandbox/*', async ({ req }, next) => {
    requireAllowedHost(req.raw.headers, gateway.hosts, 'forbidden');
    refuseLiveKey(req.raw.headers);
    await next();
  });

  addSimulationRoutes(app, gateway);
  addSandboxPaymentRoutes(app, gateway);
  addPaymentDisplayRoute(app, gateway);
  addWebhookRoutes(app, gateway);
  addChangesRoute(app, gateway);
  addClockRoute(app, gateway);
  addFaultRoutes(app, gateway);
  addRailRoutes(app, gateway);
  addRpcRoute(app, gateway);
  addConformanceRoutes(app, gateway);
};

const addSimulationRoutes = (app: GatewayApp, { simulation, baseUrl, hosts }: GatewayContext): void => {
  for (const step of SIMULATED_STEPS) {
    addRoute(app, `/sandbox/payments/:id/${step}`, {
      async POST(context) {
        const choice = await readJson(context.req.raw, buyerChoiceSchema);
        const payment = await simulation[step](readPaymentId(context, hosts), choice);
        return context.json(toStatusResponse(payment, baseUrl));
      },
    });
  }
};

const addClockRoute = (app: GatewayApp, { clock, store, rail, advance }: GatewayContext): void => {
  addRoute(app, '/sandbox/clock', {
    async GET({ json }) {
      return json({ nowMs: clock.nowMs(), offsetMs: await store.clockOffsetMs() });
    },
    async POST(context) {
      if (rail.hasOwnTime)
        throw new ApiError(
          'invalid_params',
          'The clock is that of the chain, which cannot be moved: use --chain instead',
        );
      const { advanceMs } = await readJson(context.req.raw, advanceClockRequestSchema);
      if (clock.nowMs() + advanceMs > MAX_NOW_MS)
        throw new ApiError('params_validation', 'Validation error: advanceMs leads past the year 9998');
      await advance(advanceMs);
      return context.json({ nowMs: clock.nowMs() });
    },
  });
};

const addFaultRoutes = (app: GatewayApp, { faults, changes }: GatewayContext): void => {
  addRoute(app, '/sandbox/faults', {
    GET({ json }) {
      return json({ data: faults.list().map(({ id, fault, timesLeft }) => ({ id, ...fault, timesLeft })) });
    },
    async POST(context) {
      const id = faults.add(await readJson(context.req.raw, faultSchema));
      changes.notify();
      return context.json({ id }, 201);
    },
    DELETE(context) {
      faults.clear();
      changes.notify();
      return context.body(null, 204);
    },
  });

  addRoute(app, '/sandbox/faults/:id', {
    DELETE({ req, body }) {
      if (!faults.remove(req.param('id') ?? ''))
        throw new ApiError('invalid_params', 'Fault not found', { status: 404 });
      changes.notify();
      return body(null, 204);
    },
  });
};
