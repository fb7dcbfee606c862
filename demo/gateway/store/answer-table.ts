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

export interface AnswerTable {
  /**
   * The answer under the key, if it is still remembered. Nobody else looks under the same key until the transaction
   * ends, so that of two twins the second one waits for the answer of the first.
   */
  lock(key: string, nowMs: number): Promise<StoredAnswer | undefined>;
  put(answer: StoredAnswer): Promise<void>;
}
