import type { KnownWebhookEventType } from 'pay-status/contract';
import type { DeliveryFailureReason } from '../wire/delivery-failure-reason.js';
import type { PaymentOwner } from '../payments/new-payment.js';

/** One attempt to deliver. */
export interface Attempt {
  /** When it started, by the gateway's clock. */
  readonly atMs: number;
  /** The HTTP status of the response; null when there was none. */
  readonly status: number | null;
  /** Why it counts as failed; null for a 2xx. */
  readonly error: string | null;
  /** The same for programs; null for a 2xx, absent in older attempts. */
  readonly reason?: DeliveryFailureReason | null;
  /** The `result` of the endpoint's response, such as `applied`, or `html_page`; null if it has none, absent in older attempts. */
  readonly result?: string | null;
  /** The request that was sent; absent in attempts of older versions. */
  readonly sent?: SentRequest;
}

/** The request except its body. Stored because the secret that signed it may be replaced. */
export interface SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An event on its way to an endpoint. */
export interface Delivery extends PaymentOwner {
  /** The `webhook-id`, the same in every attempt. */
  readonly id: string;
  readonly eventId: string;
  readonly eventType: KnownWebhookEventType;
  readonly endpointId: string;
  /** The payment of the event, and the merchant's order; absent in older deliveries. */
  readonly paymentId?: string;
  readonly referenceId?: string;
  readonly createdAtMs: number;
  readonly state: 'pending' | 'delivered' | 'failed';
  /** The next attempt of the current round, counted from 1; a resend starts a new round. */
  readonly attempt: number;
  /** When the next attempt is due, or when a lease ends; null when none is planned. */
  readonly dueAtMs: number | null;
  /** Every attempt so far, oldest first. */
  readonly attempts: readonly Attempt[];
}

/** Claims deliveries for a limited time: if their worker dies, another one claims them when the lease ends. */
export interface Claim {
  /** Identifies the claim. */
  readonly id: string;
  readonly nowMs: number;
  readonly untilMs: number;
  readonly limit: number;
}

export interface DeliveryTable {
  insert(delivery: Delivery): Promise<void>;
  find(id: string): Promise<Delivery | undefined>;
  /** The same; no other transaction changes it until this one ends. */
  lock(id: string): Promise<Delivery | undefined>;
  /** The newest first. */
  list(owner: PaymentOwner, limit: number): Promise<readonly Delivery[]>;
  /** All to this endpoint that were created since the given time, oldest first. */
  since(endpointId: string, sinceMs: number): Promise<readonly Delivery[]>;
  /** All deliveries of one payment's events, oldest first. */
  ofPayment(paymentId: string): Promise<readonly Delivery[]>;
  claim(claim: Claim): Promise<readonly Delivery[]>;
  /** Writes a claimed delivery. Resolves to false, and writes nothing, if the claim was lost. */
  finish(delivery: Delivery, claimId: string): Promise<boolean>;
  /** Writes it even if it is claimed: the result of that claim is discarded. */
  update(delivery: Delivery): Promise<void>;
}
