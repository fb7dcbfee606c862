/** `Date` headers have whole seconds and a delay: below this difference, the device's clock is as good. */
export const CLOCK_TOLERANCE_MS = 2_000;

/**
 * Returns how far the gateway's clock is ahead of the device's, milliseconds; 0 within the tolerance. Keeps a known offset
 * while it still fits, so that a countdown does not jitter.
 *
 * @param gatewayTimeMs the `Date` header of an answer that arrived at `nowMs`
 */
export const getClockOffset = (knownMs: number, gatewayTimeMs: number | undefined, nowMs: number): number => {
  if (gatewayTimeMs === undefined) return knownMs;
  const offsetMs = gatewayTimeMs + 500 - nowMs;
  if (Math.abs(offsetMs - knownMs) < CLOCK_TOLERANCE_MS) return knownMs;
  return Math.abs(offsetMs) < CLOCK_TOLERANCE_MS ? 0 : offsetMs;
};

/** The `Date` of the last plain answer, and since when answers have had it. */
export interface SeenDate {
  /** Unix milliseconds. */
  readonly dateMs: number;
  /** Monotonic milliseconds. */
  readonly sinceMs: number;
}

/** A `Date` that does not change for this long is that of a cache, milliseconds. */
export const REPEATED_DATE_MS = 10_000;

/** Remembers a `Date` from its first answer on. Undefined stands for an answer without one. */
export const seeDate = (
  seen: SeenDate | undefined,
  dateMs: number | undefined,
  nowMs: number,
): SeenDate | undefined => {
  if (dateMs === undefined) return undefined;
  return dateMs === seen?.dateMs ? seen : { dateMs, sinceMs: nowMs };
};

/** Returns the `Date` that a cache repeats, Unix milliseconds; null if the server itself answers, as far as one can see. */
export const getRepeatedDate = (seen: SeenDate | undefined, nowMs: number): number | null =>
  seen && nowMs - seen.sinceMs >= REPEATED_DATE_MS ? seen.dateMs : null;
