import type { KnownWebhookEventType } from 'pay-status/contract';
import type { PaymentOwner } from '../payments/new-payment.js';

/** A secret that was replaced, and how long it still signs. */
export interface PreviousSecret {
  readonly secret: string;
  readonly untilMs: number;
}

/** A merchant's webhook endpoint for one environment. */
export interface Endpoint extends PaymentOwner {
  readonly id: string;
  readonly url: string;
  readonly events: readonly KnownWebhookEventType[];
  /** With its prefix `whsec_`. */
  readonly secret: string;
  /** The newest first. */
  readonly previous: readonly PreviousSecret[];
  /** The first failure since the last success; null when the last delivery succeeded. */
  readonly failingSinceMs: number | null;
  readonly disabledAtMs: number | null;
}

/** At most one endpoint for each environment of a merchant. */
export interface EndpointTable {
  find(owner: PaymentOwner): Promise<Endpoint | undefined>;
  /** Like {@link find}; no other transaction changes or inserts it until this one ends. */
  lock(owner: PaymentOwner): Promise<Endpoint | undefined>;
  put(endpoint: Endpoint): Promise<void>;
  remove(owner: PaymentOwner): Promise<void>;
}
