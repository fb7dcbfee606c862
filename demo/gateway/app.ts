import { Hono, type Context } from 'hono';
import { abortable } from './abort.js';
import type { Clock } from './clock/clock.js';
import { createSystemClock } from './clock/system-clock.js';
import { ApiError, errorBody } from './errors.js';
import { Faults } from './faults/faults.js';
import { misbehave } from './faults/misbehave.js';
import { ConnectionDropped } from './faults/truncate.js';
import { standardHeaders } from './headers.js';
import { LastTold } from './last-told.js';
import { LongPolls } from './long-poll.js';
import { PaymentService } from './payments/payment-service.js';
import { createSimulation, type Simulation } from './payments/simulation.js';
import { systemRandom, type RandomSource } from './random.js';
import { addBuyerRoutes } from './routes/buyer.js';
import { addMerchantRoutes } from './routes/merchant.js';
import { addRoute } from './routes/methods.js';
import type { GatewayApp, GatewayEnv, GatewayParts } from './routes/parts.js';
import { addSandboxRoutes } from './routes/sandbox.js';
import { createMemoryStore } from './store/memory.js';
import type { PaymentStore } from './store/payment-store.js';

/** Gateway time from success to settlement in test mode, milliseconds. */
export const DEFAULT_AUTO_SETTLE_MS = 2000;

export interface GatewayOptions {
  /** The address that buyers reach, without a slash at its end: every `gatewayUrl` begins with it. */
  readonly baseUrl: string;
  /** Default: in memory. */
  readonly store?: PaymentStore;
  /** Default: the machine's clock, which {@link Clock.advance} can put forward. */
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** From success to settlement in test mode; null: never by itself. Default {@link DEFAULT_AUTO_SETTLE_MS}. */
  readonly autoSettleMs?: number | null;
  /** A host besides loopback under which `/sandbox/*` answers. */
  readonly host?: string;
  /** Told about what the gateway answers with `internal_error`. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

/** The sandbox gateway: the whole interface behind one fetch handler, the same in Node and in a page. */
export interface Gateway {
  /**
   * Answers a request of the interface, of `/sandbox/*` and `/health`. Rejects like `fetch`: with the signal's reason when
   * the request is aborted, with a `TypeError` when a fault drops the connection.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** For pages in the same process; refusals are {@link ApiError}s. */
  readonly payments: PaymentService;
  /** Plays the buyer and the chain. */
  readonly simulation: Simulation;
  readonly faults: Faults;
  readonly clock: Clock;
  readonly baseUrl: string;
  /** How many requests are held in long polls now. */
  readonly heldPolls: () => number;
  /** Answers every held poll, drops what hangs, cancels every timer. Requests that come later are still answered. */
  readonly close: () => void;
}

/** Whether the gateway, and not a page, answers under this path. */
export const isGatewayPath = (path: string): boolean => path === '/health' || /^\/(v1|sandbox)(\/|$)/.test(path);

const createApp = (parts: GatewayParts, onError: (error: unknown) => void): GatewayApp => {
  const app: GatewayApp = new Hono<GatewayEnv>();

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(standardHeaders(context.req.path, parts.clock.nowMs())))
      context.header(name, value);
    await next();
  });
  addMerchantRoutes(app, parts);
  addBuyerRoutes(app, parts);
  addSandboxRoutes(app, parts);
  addRoute(app, '/health', { GET: (context) => context.json({ status: 'ok' }) });

  const answerError = (error: unknown, context: Context): Response => {
    if (error instanceof ApiError)
      return context.json(errorBody(error.code, error.message), error.status, { ...error.headers });
    onError(error);
    return context.json(errorBody('internal_error', 'Internal error'), 500);
  };
  app.onError(answerError);
  app.notFound((context) =>
    answerError(new ApiError('invalid_params', 'There is nothing at this address', { status: 404 }), context),
  );
  return app;
};

/** Builds a gateway. Nothing runs until a request comes; {@link Gateway.close} ends what it started. */
export const createGateway = ({
  baseUrl,
  store = createMemoryStore(),
  clock = createSystemClock(),
  random = systemRandom,
  autoSettleMs = DEFAULT_AUTO_SETTLE_MS,
  host,
  onError = console.error,
}: GatewayOptions): Gateway => {
  const closing = new AbortController();
  const payments = new PaymentService({ store, clock, random, autoSettleMs, onError });
  const simulation = createSimulation(payments, random);
  const polls = new LongPolls(clock);
  const faults = new Faults();
  const unsubscribe = store.subscribe(({ id }) => polls.wake(id));
  const base = baseUrl.replace(/\/+$/, '');
  const app = createApp(
    { payments, simulation, polls, told: new LastTold(), clock, faults, baseUrl: base, host },
    onError,
  );

  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const fault = faults.take(request.method, path);
    if (!fault) return app.fetch(request, {});
    return misbehave(fault, {
      headers: standardHeaders(path, clock.nowMs()),
      clock,
      signal: AbortSignal.any([request.signal, closing.signal]),
      answer: async (isLossy) => app.fetch(request, { isLossy }),
    });
  };

  return {
    fetch: (request) => abortable(request.signal, answer(request)),
    payments,
    simulation,
    faults,
    clock,
    baseUrl: base,
    heldPolls: () => polls.held,
    close() {
      unsubscribe();
      payments.close();
      polls.close();
      closing.abort(new ConnectionDropped());
    },
  };
};
