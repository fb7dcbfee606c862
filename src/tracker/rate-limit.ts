/**
 * While the gateway fails, all tabs together send at most this many requests in {@link RATE_LIMIT_WINDOW_MS}. With a
 * preflight for each, and five tabs that open at the same moment without knowing of each other, that makes 30.
 */
export const RATE_LIMIT_REQUESTS = 10;
/** The number of these requests that retries reserve for a buyer who returns or presses "try again". */
export const RATE_LIMIT_RESERVE = 1;
export const RATE_LIMIT_WINDOW_MS = 60_000;

/**
 * Merges the request times of this tab with those in storage, newest first, up to the limit. Times in the future come from
 * another clock and are ignored.
 */
export const mergeRequestTimes = (own: readonly number[], stored: readonly number[], now: number): readonly number[] =>
  [...own, ...stored.filter((at) => at <= now && !own.includes(at))]
    .sort((a, b) => b - a)
    .slice(0, RATE_LIMIT_REQUESTS);

/** Returns true if there was a request within {@link RATE_LIMIT_WINDOW_MS}: older times may be those of a closed browser. */
export const hasRecentRequest = (requestTimes: readonly number[], now: number): boolean =>
  requestTimes.some((at) => at <= now && now - at < RATE_LIMIT_WINDOW_MS);

/**
 * Returns the delay after which one more request stays within the limit, milliseconds.
 *
 * @param requestTimes monotonic milliseconds, newest first
 * @param reserve the number of requests to reserve
 */
export const getRateLimitDelayMs = (requestTimes: readonly number[], now: number, reserve = 0): number => {
  const oldest = requestTimes[RATE_LIMIT_REQUESTS - 1 - reserve];
  return oldest === undefined ? 0 : Math.max(0, oldest + RATE_LIMIT_WINDOW_MS - now);
};
