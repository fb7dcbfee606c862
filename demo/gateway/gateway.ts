import type { SvcVersion } from 'pay-status/contract';
import type { ChaosOptions } from './chaos/chaos.js';
import type { GatewayClock } from './clock/clock.js';
import type { RandomSource } from './core/random.js';
import type { ConformanceRuns } from './conformance/runs.js';
import type { FaultRegistry } from './faults/fault-registry.js';
import type { LogEntry } from './log/entry.js';
import type { Asset } from './rails/asset.js';
import type { Rail } from './rails/rail.js';
import type { ReceiptSignatures } from './receipts/receipt-signatures.js';
import type { MerchantService } from './services/merchant-service.js';
import type { PaymentService } from './services/payment-service.js';
import type { Simulation } from './services/simulation.js';
import type { Store } from './store/store.js';
import type { WebhookTransport } from './webhooks/transport.js';

/** Gateway time from success to settlement in test mode, milliseconds. */
export const DEFAULT_AUTO_SETTLE_MS = 2000;

/** Gateway time from a wallet's confirmation to its execution, milliseconds. */
export const DEFAULT_AUTO_SUCCEED_MS = 1000;

export interface GatewayOptions {
  /** The address that buyers reach, without a trailing slash: every `gatewayUrl` begins with it. */
  readonly baseUrl: string;
  /** Default: in memory. */
  readonly store?: Store;
  /** Default: the machine's clock, which {@link GatewayClock.advance} moves forward. */
  readonly clock?: GatewayClock;
  readonly random?: RandomSource;
  /** How payments are verified and executed. Default: on paper, with test coins in the {@link store}. */
  readonly rail?: Rail;
  /** From success to settlement in test mode, milliseconds; null: never automatically. Default {@link DEFAULT_AUTO_SETTLE_MS}. */
  readonly autoSettleMs?: number | null;
  /** From a wallet's confirmation to its execution, milliseconds; null: never automatically. Default {@link DEFAULT_AUTO_SUCCEED_MS}. */
  readonly autoSucceedMs?: number | null;
  /** Hosts besides loopback and that of {@link baseUrl} under which it responds to requests with a `Host` header. */
  readonly hosts?: readonly string[];
  /** The oldest version that a request may ask for: the one that the account was created with. Default: the oldest. */
  readonly pinnedVersion?: SvcVersion;
  /** The rate limit of each caller. Default 60,000. */
  readonly requestsPerMinute?: number;
  /**
   * For how many days of gateway time a payment is kept after its last step, with its events and deliveries; at least the 14
   * days that a replay reaches back. Payments that are not final, and events that are still being delivered, are always kept.
   * Default: everything is kept forever.
   */
  readonly keepDays?: number;
  /**
   * Refuses to send webhooks to `localhost` and private addresses. Other names are not resolved, unless the {@link transport}
   * does so: `startServer` sets one that does. Default: false, because a sandbox sends to local servers.
   */
  readonly guardsNetwork?: boolean;
  /** Random behaviour that the interface allows. Default: none. */
  readonly chaos?: ChaosOptions;
  /** Sends webhooks. Default: the global `fetch`, in real time. */
  readonly transport?: Partial<WebhookTransport>;
  /** Called with each error that is answered with `internal_error`. Default: the console, unless {@link onLog} is set. */
  readonly onError?: (error: unknown) => void;
  /** Called with each request, each attempt to deliver a webhook, advice and each error, without any secret. */
  readonly onLog?: (entry: LogEntry) => void;
}

/** The sandbox gateway: the whole interface behind one fetch handler, the same in Node and in a page. */
export interface Gateway {
  /**
   * Responds to requests of the interface, `/sandbox/*`, `/health` and `/openapi.json`. Rejects like `fetch`: with the
   * signal's reason when the request is aborted, with a `TypeError` when a fault drops the connection.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** For pages in the same process; it rejects with an `ApiError` what it refuses. */
  readonly payments: PaymentService;
  readonly merchants: MerchantService;
  /** The signatures of links to receipts, for the page that these lead to. */
  readonly receipts: ReceiptSignatures;
  /** Simulates the buyer and the chain. */
  readonly simulation: Simulation;
  readonly faults: FaultRegistry;
  /** The runs of the check of a host. */
  readonly conformance: ConformanceRuns;
  readonly clock: GatewayClock;
  /** Resolves once its clock agrees with that of other processes on the same store. */
  readonly ready: Promise<void>;
  readonly baseUrl: string;
  /** What it takes. */
  readonly assets: readonly Asset[];
  /** The chains on which it takes payments, CAIP-2. */
  readonly chains: readonly string[];
  /** The contract that receives payments, on each of these chains. */
  readonly recipient: string;
  /** Sends a request of JSON-RPC to the chain's node; absent where payments are executed on paper. */
  readonly request?: Rail['request'];
  /** Its routes, as `GET /v1/payments/:id/status`. */
  readonly operations: readonly string[];
  /** Number of open long polls. */
  readonly heldPolls: () => number;
  /** Responds to every held poll, drops hanging connections, cancels every timer. Later requests are still served. */
  readonly close: () => void;
}
