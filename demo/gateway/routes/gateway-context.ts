import type { Hono } from 'hono';
import type { SvcVersion } from 'pay-status/contract';
import type { Chaos } from '../chaos/chaos.js';
import type { GatewayClock } from '../clock/clock.js';
import type { SharedClock } from '../clock/shared-clock.js';
import type { FaultRegistry } from '../faults/fault-registry.js';
import type { ConformanceRuns } from '../conformance/runs.js';
import type { ChangeNotifier } from '../http/change-stream.js';
import type { LastSeenVersions } from '../polling/last-seen-versions.js';
import type { LongPolls } from '../polling/long-polls.js';
import type { ReceiptSignatures } from '../receipts/receipt-signatures.js';
import type { Idempotency } from '../services/idempotency.js';
import type { Rail } from '../rails/rail.js';
import type { RailSwitches } from '../rails/switches.js';
import type { MerchantService } from '../services/merchant-service.js';
import type { OptionService } from '../services/option-service.js';
import type { PaymentService } from '../services/payment-service.js';
import type { SettlementService } from '../services/settlement-service.js';
import type { Simulation } from '../services/simulation.js';
import type { WebhookService } from '../services/webhook-service.js';
import type { Store } from '../store/store.js';

/** Dependencies of the routes. */
export interface GatewayContext {
  readonly payments: PaymentService;
  readonly receipts: ReceiptSignatures;
  readonly options: OptionService;
  readonly merchants: MerchantService;
  readonly settlements: SettlementService;
  readonly rail: Rail;
  readonly switches: RailSwitches;
  readonly polls: LongPolls;
  /** Undefined unless chaos is on. */
  readonly chaos: Chaos | undefined;
  readonly lastSeen: LastSeenVersions;
  readonly clock: GatewayClock;
  readonly sharedClock: SharedClock;
  /** Moves the clock forward for all processes; resolves when everything that fell due has run. */
  readonly advance: (ms: number) => Promise<void>;
  readonly idempotency: Idempotency;
  readonly simulation: Simulation;
  readonly webhooks: WebhookService;
  readonly store: Store;
  readonly faults: FaultRegistry;
  readonly conformance: ConformanceRuns;
  readonly changes: ChangeNotifier;
  /** Aborts when the gateway closes. */
  readonly closing: AbortSignal;
  /** Logs advice. */
  readonly note: (text: string) => void;
  readonly baseUrl: string;
  /** The oldest version that a request may ask for. */
  readonly pinnedVersion: SvcVersion;
  /** Webhooks must not be sent to `localhost` and private addresses. */
  readonly guardsNetwork: boolean;
  /** Hosts besides loopback under which the gateway responds, that of the address included. */
  readonly hosts: readonly string[];
}

/** Per-request data of the gateway, beyond the request itself. */
export interface GatewayEnv {
  readonly Bindings: {
    /** A fault truncates this response or chaos drops it, so the client does not receive the status. */
    readonly isLossy?: boolean;
  };
}

export type GatewayApp = Hono<GatewayEnv>;
