import type { KnownWebhookEventType } from 'pay-status/contract';
import type { PaymentOwner } from '../payments/new-payment.js';

/** A secret that was rotated out, and how long it signs. */
export interface OldSecret {
  readonly secret: string;
  readonly untilMs: number;
}

/** Where a merchant wants its events of one environment. */
export interface Endpoint extends PaymentOwner {
  readonly id: string;
  readonly url: string;
  readonly events: readonly KnownWebhookEventType[];
  /** With its prefix `whsec_`. */
  readonly secret: string;
  /** What was rotated out signs too for a time; the newest first. */
  readonly previous: readonly OldSecret[];
  /** The first failure since the last success; null when the last delivery succeeded. */
  readonly failingSinceMs: number | null;
  readonly disabledAtMs: number | null;
}

/** At most one endpoint for each environment of a merchant. */
export interface EndpointTable {
  find(owner: PaymentOwner): Promise<Endpoint | undefined>;
  /** Like {@link find}; nobody else changes it until the transaction ends, nor puts one where there is none. */
  lock(owner: PaymentOwner): Promise<Endpoint | undefined>;
  put(endpoint: Endpoint): Promise<void>;
  remove(owner: PaymentOwner): Promise<void>;
}
