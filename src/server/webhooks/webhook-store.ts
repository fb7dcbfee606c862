/** What an event wants to be remembered for. */
export interface WebhookClaim {
  readonly eventId: string;
  readonly paymentId: string;
  /** `payment_state_version` of the snapshot. */
  readonly version: number;
  /** Whether the snapshot's status is `succeeded`. */
  readonly succeeded: boolean;
  /** Whether the payment of the snapshot is settled to the merchant as well. */
  readonly settled: boolean;
}

/** What a snapshot says for the first time. Both at once where `payment.settled` came before `payment.succeeded`. */
export interface FirstTimes {
  /** The payment succeeded, and no snapshot before said so: fulfil now. */
  readonly firstSucceeded: boolean;
  /** The payment is settled to the merchant, and no snapshot before said so. */
  readonly firstSettled: boolean;
}

/** What an effect gets: the once-only flags, and the transaction in which they are stored. */
export interface PaymentChange<Tx> extends FirstTimes {
  readonly tx: Tx;
}

/** `stale`: a snapshot with this version or a higher one was processed before (`SPEC: Events, rule 2`). */
export type WebhookOutcome = 'applied' | 'duplicate' | 'stale';

/**
 * Where a merchant remembers which events and which versions it has processed.
 *
 * `process` does all of it in one transaction: it waits for other deliveries of the payment, claims the event's id, compares
 * the version with the highest one so far, runs the effect, and stores version and flags. What the effect writes by `tx`
 * happens exactly once. Where the effect rejects, or the process dies, nothing of it is kept, and the next delivery starts
 * over: what the effect does outside of `tx` happens at least once.
 */
export interface WebhookStore<Tx = undefined> {
  process(claim: WebhookClaim, effect: (change: PaymentChange<Tx>) => Promise<void>): Promise<WebhookOutcome>;
}
