import { DEFAULT_SVC_VERSION } from 'pay-status/contract';
import { DEFAULT_REQUESTS_PER_MINUTE, RateLimit } from './auth/rate-limit.js';
import { createChaos } from './chaos/chaos.js';
import { createSharedClock } from './clock/shared-clock.js';
import { createSystemClock } from './clock/system-clock.js';
import { ConformanceRuns } from './conformance/runs.js';
import { abortable } from './core/abort.js';
import { systemRandom } from './core/random.js';
import { applyFault } from './faults/apply-fault.js';
import { FaultRegistry } from './faults/fault-registry.js';
import { ConnectionDropped } from './faults/truncate.js';
import { DEFAULT_AUTO_SETTLE_MS, DEFAULT_AUTO_SUCCEED_MS, type Gateway, type GatewayOptions } from './gateway.js';
import { ChangeNotifier } from './http/change-stream.js';
import { standardHeaders } from './http/standard-headers.js';
import { toErrorEntry } from './log/error-entry.js';
import { logRequests } from './log/log-requests.js';
import { toWebhookEntry } from './log/webhook-entry.js';
import { LastSeenVersions } from './polling/last-seen-versions.js';
import { LongPolls } from './polling/long-polls.js';
import { createPaperRail } from './rails/paper/paper-rail.js';
import { RailSwitches } from './rails/switches.js';
import { ReceiptSignatures } from './receipts/receipt-signatures.js';
import { createApp, getOperations } from './routes/create-app.js';
import type { GatewayApp, GatewayContext } from './routes/gateway-context.js';
import { startPruning } from './scheduling/pruning.js';
import { startScheduler } from './scheduling/scheduler.js';
import { Idempotency } from './services/idempotency.js';
import { MerchantService } from './services/merchant-service.js';
import { OptionService } from './services/option-service.js';
import { PaymentService } from './services/payment-service.js';
import { SettlementService } from './services/settlement-service.js';
import { createSimulation } from './services/simulation.js';
import { WebhookService } from './services/webhook-service.js';
import { createGatewayMemoryStore } from './store/memory/memory-store.js';
import { StorageFullError } from './store/storage-full.js';
import { DeliveryWorker } from './webhooks/delivery-worker.js';
import { guardTransport, systemTransport } from './webhooks/transport.js';

/** The options with their defaults. */
const withDefaults = ({
  store = createGatewayMemoryStore(),
  clock = createSystemClock(),
  random = systemRandom,
  rail = createPaperRail({ random }),
  autoSettleMs = DEFAULT_AUTO_SETTLE_MS,
  autoSucceedMs = DEFAULT_AUTO_SUCCEED_MS,
  guardsNetwork = false,
  pinnedVersion = DEFAULT_SVC_VERSION,
  requestsPerMinute = DEFAULT_REQUESTS_PER_MINUTE,
  hosts = [],
  ...given
}: GatewayOptions) => {
  const transport = { ...systemTransport, ...given.transport };
  const { onLog, onError = onLog ? () => undefined : console.error } = given;
  return {
    ...{ store, clock, random, rail, autoSettleMs, autoSucceedMs, guardsNetwork, pinnedVersion, requestsPerMinute },
    ...{ chaos: given.chaos && createChaos(given.chaos, autoSettleMs), onLog, keepDays: given.keepDays },
    baseUrl: given.baseUrl.replace(/(?<!\/)\/+$/, ''),
    hosts: [new URL(given.baseUrl).hostname, ...hosts],
    transport: guardsNetwork ? guardTransport(transport) : transport,
    onError: (error: unknown): void => {
      // Its driver has reported it.
      if (error instanceof StorageFullError) return;
      onLog?.(toErrorEntry(error, transport.nowMs()));
      onError(error);
    },
  };
};

type Settings = ReturnType<typeof withDefaults>;

const createDeliveryWorker = (settings: Settings, signal: AbortSignal): DeliveryWorker => {
  const { onLog, transport } = settings;
  return new DeliveryWorker({
    ...settings,
    signal,
    onAttempt: onLog && ((...attempt) => onLog(toWebhookEntry(...attempt, transport.nowMs()))),
  });
};

/** Everything that the routes use. */
const createContext = (settings: Settings, worker: DeliveryWorker, closing: AbortSignal): GatewayContext => {
  const { store, clock, random, rail, autoSucceedMs, onLog, transport } = settings;
  const switches = new RailSwitches();
  const payments = new PaymentService({ ...settings, switches });
  const etaS = Math.ceil((autoSucceedMs ?? DEFAULT_AUTO_SUCCEED_MS) / 1000);
  const changes = new ChangeNotifier();
  const sharedClock = createSharedClock(clock, store);
  return {
    ...settings,
    payments,
    changes,
    closing,
    sharedClock,
    switches,
    receipts: new ReceiptSignatures(settings.store),
    options: new OptionService({ ...settings, switches, payments, etaS }),
    merchants: new MerchantService(settings),
    settlements: new SettlementService(settings),
    idempotency: new Idempotency(store, clock),
    simulation: createSimulation({ payments, random, asset: rail.assets[0] }),
    webhooks: new WebhookService(settings),
    polls: new LongPolls(clock),
    lastSeen: new LastSeenVersions(),
    faults: new FaultRegistry(),
    conformance: new ConformanceRuns(clock, random),
    note: (text) => onLog?.({ kind: 'note', atMs: transport.nowMs(), note: text }),
    async advance(ms) {
      await worker.idle();
      await sharedClock.advance(ms);
      // The store notifies other processes only.
      changes.notify();
    },
  };
};

/** Subscribes to the store and starts the schedulers; the returned function stops all of it. */
const startBackgroundWork = (
  { store, clock, onError, keepDays, rail }: Settings,
  { changes, polls, payments, sharedClock }: GatewayContext,
  worker: DeliveryWorker,
): (() => void) => {
  const stops = [
    store.subscribe((change) => {
      changes.notify();
      if (change === null) {
        void sharedClock.sync().catch(onError);
        polls.wakeAll();
      } else if (change.paymentId !== null) polls.wake(change.paymentId);
    }),
    startScheduler({ queue: 'payments', store, clock, run: () => payments.runDue(), onError }),
    startScheduler({
      queue: 'deliveries',
      store,
      clock,
      run: () => worker.run(),
      idle: () => worker.idle(),
      onError,
    }),
    ...(rail.start
      ? [
          rail.start({
            store,
            clock,
            onError,
            report: (id, execution) => payments.report(id, execution),
            reportSettled: (id, txId) => payments.reportSettled(id, txId),
            see: (payment, record) => payments.see(payment, record),
          }),
        ]
      : []),
    ...(keepDays === undefined ? [] : [startPruning({ store, clock, keepDays, onError })]),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Responds by the app, unless a fault or chaos intervenes. */
const createFetch =
  (app: GatewayApp, { faults, chaos, changes, clock, closing }: GatewayContext): Gateway['fetch'] =>
  async (request) => {
    const path = new URL(request.url).pathname;
    const respond = async (isLossy: boolean): Promise<Response> => app.fetch(request, { isLossy });
    const headers = () => standardHeaders(path, clock.nowMs());
    const fault = faults.take(request.method, path);
    if (!fault) return chaos ? chaos.respond({ method: request.method, path, headers, respond }) : respond(false);
    changes.notify();
    const signal = AbortSignal.any([request.signal, closing]);
    return applyFault(fault, { headers: headers(), clock, signal, respond });
  };

/** Creates a gateway. Nothing runs until the first request; {@link Gateway.close} stops what it started. */
export const createGateway = (options: GatewayOptions): Gateway => {
  const settings = withDefaults(options);
  const closing = new AbortController();
  const worker = createDeliveryWorker(settings, closing.signal);
  const context = createContext(settings, worker, closing.signal);
  const ready = context.sharedClock.sync();
  ready.catch(settings.onError);
  const stop = startBackgroundWork(settings, context, worker);
  const app = createApp(context, new RateLimit(settings.requestsPerMinute), settings.onError);
  const fetch = createFetch(app, context);
  const respond: Gateway['fetch'] = (request) => abortable(request.signal, fetch(request));
  const { onLog, transport, clock, baseUrl, hosts } = settings;
  return {
    fetch: onLog ? logRequests({ respond, onLog, nowMs: transport.nowMs, hosts }) : respond,
    payments: context.payments,
    merchants: context.merchants,
    receipts: context.receipts,
    simulation: context.simulation,
    faults: context.faults,
    conformance: context.conformance,
    clock,
    ready,
    baseUrl,
    assets: settings.rail.assets,
    recipient: settings.rail.recipient,
    ...(settings.rail.request && { request: settings.rail.request }),
    chains: [...new Set(settings.rail.assets.map(({ chain }) => chain))],
    operations: getOperations(app),
    heldPolls: () => context.polls.held,
    close() {
      stop();
      context.polls.close();
      closing.abort(new ConnectionDropped());
    },
  };
};
