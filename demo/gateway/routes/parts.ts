import type { Hono } from 'hono';
import type { SvcVersion } from 'pay-status/contract';
import type { Chaos } from '../chaos/chaos.js';
import type { Changes } from '../changes.js';
import type { Clock } from '../clock/clock.js';
import type { Idempotency } from '../idempotency.js';
import type { Faults } from '../faults/faults.js';
import type { LastTold } from '../last-told.js';
import type { LongPolls } from '../long-poll.js';
import type { PaymentService } from '../payments/payment-service.js';
import type { Simulation } from '../payments/simulation.js';
import type { Store } from '../store/store.js';
import type { WebhookService } from '../webhooks/webhook-service.js';

/** What the routes work with. */
export interface GatewayParts {
  readonly payments: PaymentService;
  /** From a wallet's confirmation to success, about, seconds. */
  readonly etaS: number;
  readonly polls: LongPolls;
  /** Undefined where the gateway behaves. */
  readonly chaos: Chaos | undefined;
  readonly told: LastTold;
  readonly clock: Clock;
  /** Puts the clock forward for all processes; resolves when everything that fell due has happened. */
  readonly advance: (ms: number) => Promise<void>;
  readonly idempotency: Idempotency;
  readonly simulation: Simulation;
  readonly webhooks: WebhookService;
  readonly store: Store;
  readonly faults: Faults;
  readonly changes: Changes;
  /** Aborts when the gateway closes. */
  readonly closing: AbortSignal;
  readonly baseUrl: string;
  /** The version that the account was made for: none older is answered. */
  readonly pinnedVersion: SvcVersion;
  /** Whether webhooks must not be sent to `localhost` and private addresses. */
  readonly guardsNetwork: boolean;
  /** A host besides loopback and that of the address under which the sandbox routes answer. */
  readonly host: string | undefined;
}

/** What the gateway knows about a request beyond the request itself. */
export interface GatewayEnv {
  readonly Bindings: {
    /** A fault will cut this answer off, or chaos drop it, so the client has not been told what it says. */
    readonly isLossy?: boolean;
  };
}

export type GatewayApp = Hono<GatewayEnv>;
