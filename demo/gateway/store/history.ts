/**
 * Immutable records: final payments without an automatic step, with their events, deliveries and offers, and
 * samples of events. Whatever belongs to a pending delivery is kept.
 */
export interface History {
  /** When the first of its payments took its last step, Unix milliseconds; null if there is none. */
  oldestAtMs(): Promise<number | null>;
  /** Deletes what took its last step before the given time, the oldest first, in limited parts; resolves to the number deleted. */
  prune(beforeMs: number, limit: number): Promise<number>;
}
