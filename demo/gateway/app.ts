import { Hono, type Context } from 'hono';
import { DEFAULT_SVC_VERSION, type SvcVersion } from 'pay-status/contract';
import { abortable } from './abort.js';
import { followAgenda } from './agenda.js';
import type { Passage } from './chaos/answers.js';
import { createChaos, type ChaosOptions } from './chaos/chaos.js';
import { Changes } from './changes.js';
import type { Clock } from './clock/clock.js';
import { createSharedClock } from './clock/shared-clock.js';
import { createSystemClock } from './clock/system-clock.js';
import { ApiError, errorBody } from './errors.js';
import { Faults } from './faults/faults.js';
import { misbehave } from './faults/misbehave.js';
import { ConnectionDropped } from './faults/truncate.js';
import { standardHeaders } from './headers.js';
import { Idempotency } from './idempotency.js';
import { LastTold } from './last-told.js';
import type { LogEntry } from './log/entry.js';
import { errorEntry } from './log/error-entry.js';
import { logRequests } from './log/log-requests.js';
import { webhookEntry } from './log/webhook-entry.js';
import { LongPolls } from './long-poll.js';
import { PaymentService } from './payments/payment-service.js';
import { createSimulation, type Simulation } from './payments/simulation.js';
import { systemRandom, type RandomSource } from './random.js';
import { DEFAULT_REQUESTS_PER_MINUTE, RateLimit } from './rate-limit.js';
import { addBuyerRoutes } from './routes/buyer.js';
import { addListRoutes } from './routes/lists.js';
import { addMerchantRoutes } from './routes/merchant.js';
import { addRoute } from './routes/methods.js';
import { addOpenApiRoute } from './routes/openapi.js';
import type { GatewayApp, GatewayEnv, GatewayParts } from './routes/parts.js';
import { addPayRoutes } from './routes/pay.js';
import { addSandboxRoutes } from './routes/sandbox.js';
import { createMemoryStore } from './store/memory.js';
import type { Store } from './store/store.js';
import { Deliverer, realOutside, type Outside } from './webhooks/deliverer.js';
import { guardSending } from './webhooks/endpoint-url.js';
import { WebhookService } from './webhooks/webhook-service.js';

/** Gateway time from success to settlement in test mode, milliseconds. */
export const DEFAULT_AUTO_SETTLE_MS = 2000;

/** Gateway time from a wallet's confirmation to success. */
export const DEFAULT_AUTO_SUCCEED_MS = 1000;

export interface GatewayOptions {
  /** The address that buyers reach, without a slash at its end: every `gatewayUrl` begins with it. */
  readonly baseUrl: string;
  /** Default: in memory. */
  readonly store?: Store;
  /** Default: the machine's clock, which {@link Clock.advance} can put forward. */
  readonly clock?: Clock;
  readonly random?: RandomSource;
  /** From success to settlement in test mode; null: never by itself. Default {@link DEFAULT_AUTO_SETTLE_MS}. */
  readonly autoSettleMs?: number | null;
  /** From a wallet's confirmation to success; null: never by itself. Default {@link DEFAULT_AUTO_SUCCEED_MS}. */
  readonly autoSucceedMs?: number | null;
  /** A host besides loopback and that of {@link baseUrl} under which `/sandbox/*` answers. */
  readonly host?: string;
  /** The version that the account was made for: none older is answered. Default: the oldest. */
  readonly pinnedVersion?: SvcVersion;
  /** How many requests of one caller are answered in a minute. Default {@link DEFAULT_REQUESTS_PER_MINUTE}. */
  readonly requestsPerMinute?: number;
  /**
   * Whether webhooks must not be sent to `localhost` and private addresses. Other names are not looked up: one that leads
   * there passes. Default: they may, which is what a sandbox is for.
   */
  readonly guardsNetwork?: boolean;
  /** Misbehaves within the interface, at random. Default: it does not. */
  readonly chaos?: ChaosOptions;
  /** How webhooks are sent. Default: by the global `fetch`, in real time. */
  readonly outside?: Partial<Outside>;
  /** Told about what the gateway answers with `internal_error`. Default: the console, unless there is {@link onLog}. */
  readonly onError?: (error: unknown) => void;
  /** Told about each request, each attempt to deliver a webhook and each failure, without any secret. Default: nobody. */
  readonly onLog?: (entry: LogEntry) => void;
}

/** The sandbox gateway: the whole interface behind one fetch handler, the same in Node and in a page. */
export interface Gateway {
  /**
   * Answers a request of the interface, of `/sandbox/*`, `/health` and `/openapi.json`. Rejects like `fetch`: with the signal's reason when
   * the request is aborted, with a `TypeError` when a fault drops the connection.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** For pages in the same process; refusals are {@link ApiError}s. */
  readonly payments: PaymentService;
  /** Plays the buyer and the chain. */
  readonly simulation: Simulation;
  readonly faults: Faults;
  readonly clock: Clock;
  /** Resolves once its clock agrees with that of other processes on the same store. */
  readonly ready: Promise<void>;
  readonly baseUrl: string;
  /** What it answers, as `GET /v1/payments/:id/status`. */
  readonly operations: readonly string[];
  /** How many requests are held in long polls now. */
  readonly heldPolls: () => number;
  /** Answers every held poll, drops what hangs, cancels every timer. Requests that come later are still answered. */
  readonly close: () => void;
}

/** What the router knows besides operations: what all methods share, and preflights. */
const NO_OPERATIONS = ['ALL', 'OPTIONS'];

/** Whether the gateway, and not a page, answers under this path. */
export const isGatewayPath = (path: string): boolean =>
  ['/health', '/openapi.json'].includes(path) || /^\/(v1|sandbox)(\/|$)/.test(path);

const createApp = (parts: GatewayParts, limit: RateLimit, onError: (error: unknown) => void): GatewayApp => {
  const app: GatewayApp = new Hono<GatewayEnv>();

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(standardHeaders(context.req.path, parts.clock.nowMs())))
      context.header(name, value);
    await next();
  });
  app.use('/v1/*', async ({ req }, next) => {
    if (req.method !== 'OPTIONS') limit.take(req.raw.headers, parts.clock.nowMs());
    await next();
  });
  addMerchantRoutes(app, parts);
  addListRoutes(app, parts);
  addBuyerRoutes(app, parts);
  addPayRoutes(app, parts);
  addSandboxRoutes(app, parts);
  addOpenApiRoute(app, parts);
  addRoute(app, '/health', { GET: (context) => context.json({ status: 'ok', heldPolls: parts.polls.held }) });

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
  autoSucceedMs = DEFAULT_AUTO_SUCCEED_MS,
  host,
  guardsNetwork = false,
  outside: given = {},
  chaos: chaosOptions,
  pinnedVersion = DEFAULT_SVC_VERSION,
  requestsPerMinute = DEFAULT_REQUESTS_PER_MINUTE,
  onLog,
  onError: onFailure = onLog ? () => undefined : console.error,
}: GatewayOptions): Gateway => {
  const outside = { ...realOutside, ...given };
  const { nowMs: machineMs } = outside;
  const onError = (error: unknown): void => {
    onLog?.(errorEntry(error, machineMs()));
    onFailure(error);
  };
  const closing = new AbortController();
  const chaos = chaosOptions && createChaos(chaosOptions, autoSettleMs);
  const payments = new PaymentService({ store, clock, random, autoSettleMs, autoSucceedMs, chaos });
  const deliverer = new Deliverer({
    store,
    clock,
    outside: guardsNetwork ? { ...outside, send: guardSending(outside.send) } : outside,
    signal: closing.signal,
    onError,
    onAttempt: onLog && ((...attempt) => onLog(webhookEntry(...attempt, machineMs()))),
  });
  const webhooks = new WebhookService({ store, clock, random });
  const simulation = createSimulation(payments, random);
  const polls = new LongPolls(clock);
  const faults = new Faults();
  const changes = new Changes();
  const shared = createSharedClock(clock, store);
  const advance = async (ms: number): Promise<void> => {
    await deliverer.idle();
    await shared.advance(ms);
    // The store tells other processes alone.
    changes.tell();
  };
  const ready = shared.sync();
  ready.catch(onError);
  const ends = [
    store.subscribe((news) => {
      changes.tell();
      if (news === null) {
        void shared.sync().catch(onError);
        polls.wakeAll();
      } else if (news.paymentId !== null) polls.wake(news.paymentId);
    }),
    followAgenda({ agenda: 'payments', store, clock, run: () => payments.runDue(), onError }),
    followAgenda({
      agenda: 'deliveries',
      store,
      clock,
      run: () => deliverer.run(),
      idle: () => deliverer.idle(),
      onError,
    }),
  ];
  const base = baseUrl.replace(/\/+$/, '');
  const app = createApp(
    {
      payments,
      etaS: Math.ceil((autoSucceedMs ?? DEFAULT_AUTO_SUCCEED_MS) / 1000),
      idempotency: new Idempotency(store, clock),
      simulation,
      webhooks,
      store,
      polls,
      chaos,
      told: new LastTold(),
      clock,
      advance,
      faults,
      changes,
      closing: closing.signal,
      baseUrl: base,
      pinnedVersion,
      guardsNetwork,
      host,
    },
    new RateLimit(requestsPerMinute),
    onError,
  );

  const passage = (request: Request, path: string): Passage => ({
    method: request.method,
    path,
    headers: () => standardHeaders(path, clock.nowMs()),
    answer: async (isLossy) => app.fetch(request, { isLossy }),
  });

  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const fault = faults.take(request.method, path);
    if (!fault) return chaos ? chaos.answer(passage(request, path)) : app.fetch(request, {});
    changes.tell();
    return misbehave(fault, {
      headers: standardHeaders(path, clock.nowMs()),
      clock,
      signal: AbortSignal.any([request.signal, closing.signal]),
      answer: async (isLossy) => app.fetch(request, { isLossy }),
    });
  };

  const respond = (request: Request): Promise<Response> => abortable(request.signal, answer(request));

  return {
    fetch: onLog ? logRequests({ answer: respond, onLog, nowMs: machineMs, baseUrl: base }) : respond,
    payments,
    simulation,
    faults,
    clock,
    ready,
    baseUrl: base,
    operations: app.routes
      .filter(({ method }) => !NO_OPERATIONS.includes(method))
      .map(({ method, path }) => `${method} ${path}`),
    heldPolls: () => polls.held,
    close() {
      for (const end of ends) end();
      polls.close();
      closing.abort(new ConnectionDropped());
    },
  };
};
