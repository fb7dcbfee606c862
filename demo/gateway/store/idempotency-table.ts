/** A response that is replayed for the same request with the same idempotency key. */
export interface IdempotencyRecord {
  /** The key within its scope. */
  readonly key: string;
  /** Distinguishes requests with the same key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  /** When it expires, Unix milliseconds. */
  readonly untilMs: number;
}

/** Expired rows that each insert deletes: more than one, so that they do not accumulate, and few enough to be quick. */
export const MAX_EXPIRED_DELETES = 10;

export interface IdempotencyTable {
  /**
   * The response of the key, unless it has expired. Locks the key until the transaction ends, so that of two concurrent
   * requests the second one waits for the response of the first.
   */
  lock(key: string, nowMs: number): Promise<IdempotencyRecord | undefined>;
  /** Also deletes expired rows, at most {@link MAX_EXPIRED_DELETES}, the oldest first. */
  put(record: IdempotencyRecord, nowMs: number): Promise<void>;
}
