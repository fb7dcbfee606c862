/** The part of an event that a store records. */
export interface WebhookClaim {
  readonly eventId: string;
  readonly paymentId: string;
  /** `payment_state_version` of the snapshot. */
  readonly version: number;
  /** True if the snapshot's status is `succeeded`. */
  readonly succeeded: boolean;
  /** True if the payment is also settled to the merchant. */
  readonly settled: boolean;
}

/** The stages that a snapshot reports first. Both are true if `payment.settled` arrives before `payment.succeeded`. */
export interface FirstOccurrences {
  /** True for the first snapshot of a succeeded payment: fulfil the order now. */
  readonly firstSucceeded: boolean;
  /** True for the first snapshot of a payment that is settled to the merchant. */
  readonly firstSettled: boolean;
}

/** Passed to `onPayment`: the once-only flags, and the transaction that stores them. */
export interface PaymentChange<Tx> extends FirstOccurrences {
  readonly tx: Tx;
}

/**
 * How a delivery was processed. `applied`: the effect ran. `duplicate`: the event was processed before. `stale`: a snapshot with
 * this version or a higher one was processed before (`SPEC: Events, rule 2`).
 */
export type WebhookOutcome = 'applied' | 'duplicate' | 'stale';

/**
 * Stores which events and versions were processed.
 *
 * `process` runs in one transaction: it waits for other deliveries of the same payment, claims the event id, compares the
 * version with the highest one so far, runs the effect, and stores version and flags. Writes of the effect through `tx` happen
 * exactly once. If the effect rejects, or the process dies, all of it is rolled back and the next delivery starts over, so
 * side effects outside of `tx` happen at least once.
 */
export interface WebhookStore<Tx = undefined> {
  process(claim: WebhookClaim, effect: (change: PaymentChange<Tx>) => Promise<void>): Promise<WebhookOutcome>;
}
