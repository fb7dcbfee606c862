/** An answer that is given again to the same request under the same idempotency key. */
export interface StoredAnswer {
  /** The key within its scope. */
  readonly key: string;
  /** Tells requests apart that use the same key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  /** Forgotten from then on. */
  readonly untilMs: number;
}

/** How many answers whose time is over are deleted with each that is put: faster than they come, and no long wait. */
export const MAX_FORGOTTEN = 10;

export interface AnswerTable {
  /**
   * The answer under the key, if it is still remembered. Nobody else looks under the same key until the transaction
   * ends, so that of two twins the second one waits for the answer of the first.
   */
  lock(key: string, nowMs: number): Promise<StoredAnswer | undefined>;
  /** Deletes some whose time is over, at most {@link MAX_FORGOTTEN}, the oldest first. */
  put(answer: StoredAnswer, nowMs: number): Promise<void>;
}
