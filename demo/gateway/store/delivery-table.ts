import type { KnownWebhookEventType } from 'pay-status/contract';
import type { PaymentOwner } from '../payments/new-payment.js';

/** One try to deliver. */
export interface Attempt {
  /** When it began, by the gateway's clock. */
  readonly atMs: number;
  /** The HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  /** Why it counts as failed; null for a 2xx. */
  readonly error: string | null;
  /** The request as it was made; absent in attempts from before it was kept. */
  readonly sent?: SentRequest;
}

/** What the endpoint got beside the body: the secret that signed it may be gone by now. */
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
  readonly createdAtMs: number;
  readonly state: 'pending' | 'delivered' | 'failed';
  /** Attempts of the present round, counted from 1; a resend begins a new round. */
  readonly attempt: number;
  /** When the next attempt is due, or when a lease ends; null when there is none to come. */
  readonly dueAtMs: number | null;
  /** Every attempt so far, oldest first. */
  readonly attempts: readonly Attempt[];
}

/** Takes deliveries for a while: whoever took them and dies loses them to the next one when the lease ends. */
export interface Claim {
  /** Names the one who takes them, this time. */
  readonly id: string;
  readonly nowMs: number;
  readonly untilMs: number;
  readonly limit: number;
}

export interface DeliveryTable {
  insert(delivery: Delivery): Promise<void>;
  find(id: string): Promise<Delivery | undefined>;
  /** The newest first. */
  list(owner: PaymentOwner, limit: number): Promise<readonly Delivery[]>;
  /** All to this endpoint that were created since then, oldest first. */
  since(endpointId: string, sinceMs: number): Promise<readonly Delivery[]>;
  /** Of all events of one payment, oldest first. */
  ofPayment(paymentId: string): Promise<readonly Delivery[]>;
  claim(claim: Claim): Promise<readonly Delivery[]>;
  /** Writes what became of a claimed delivery; false, and nothing is written, when the claim was lost. */
  finish(delivery: Delivery, claimId: string): Promise<boolean>;
  /** Writes it whoever has claimed it: what they find out is lost. */
  update(delivery: Delivery): Promise<void>;
}
