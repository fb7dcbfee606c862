import type { Hono } from 'hono';
import type { Clock } from '../clock/clock.js';
import type { Faults } from '../faults/faults.js';
import type { LastTold } from '../last-told.js';
import type { LongPolls } from '../long-poll.js';
import type { PaymentService } from '../payments/payment-service.js';
import type { Simulation } from '../payments/simulation.js';

/** What the routes work with. */
export interface GatewayParts {
  readonly payments: PaymentService;
  readonly polls: LongPolls;
  readonly told: LastTold;
  readonly clock: Clock;
  readonly simulation: Simulation;
  readonly faults: Faults;
  readonly baseUrl: string;
  /** A host besides loopback under which the sandbox routes answer. */
  readonly host: string | undefined;
}

/** What the gateway knows about a request beyond the request itself. */
export interface GatewayEnv {
  readonly Bindings: {
    /** A fault will cut this answer off, so the client has not been told what it says. */
    readonly isLossy?: boolean;
  };
}

export type GatewayApp = Hono<GatewayEnv>;
