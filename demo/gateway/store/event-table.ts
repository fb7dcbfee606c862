import type { KnownWebhookEventType } from 'pay-status/contract';
import type { PaymentOwner } from '../payments/new-payment.js';

/** An event of a payment, the same in all its deliveries. */
export interface StoredEvent extends PaymentOwner {
  readonly id: string;
  readonly type: KnownWebhookEventType;
  readonly paymentId: string;
  readonly createdAtMs: number;
  /** The JSON text: the same bytes in every delivery. */
  readonly body: string;
}

export interface EventTable {
  insert(event: StoredEvent): Promise<void>;
  find(id: string): Promise<StoredEvent | undefined>;
  /** The events of a merchant's environment since the given time, oldest first, without samples. */
  since(owner: PaymentOwner, sinceMs: number): Promise<readonly StoredEvent[]>;
  /** The events of one payment, oldest first. */
  ofPayment(paymentId: string): Promise<readonly StoredEvent[]>;
}
