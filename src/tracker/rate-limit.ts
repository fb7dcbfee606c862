/**
 * While the gateway fails: no more asks of all tabs than this in {@link RATE_LIMIT_WINDOW_MS}. Each may cost a preflight too,
 * and five tabs that open or come back at the same moment have not heard of each other's asks: 30 requests in all.
 */
export const RATE_LIMIT_REQUESTS = 10;
/** Of them, so many are kept for a buyer who comes back or presses "try again": retries are not to use them up. */
export const RATE_LIMIT_RESERVE = 1;
export const RATE_LIMIT_WINDOW_MS = 60_000;

/**
 * The last asks, newest first, as many as the budget looks at: the tab's own, and what any tab wrote down. What lies in the
 * future was written by another clock.
 */
export const mergeRequestTimes = (own: readonly number[], written: readonly number[], now: number): readonly number[] =>
  [...own, ...written.filter((at) => at <= now && !own.includes(at))]
    .sort((a, b) => b - a)
    .slice(0, RATE_LIMIT_REQUESTS);

/** How long to wait until one more ask stays within the budget. `asks` are monotonic milliseconds, newest first. */
export const getRateLimitDelayMs = (asks: readonly number[], now: number, reserve = 0): number => {
  const oldest = asks[RATE_LIMIT_REQUESTS - 1 - reserve];
  return oldest === undefined ? 0 : Math.max(0, oldest + RATE_LIMIT_WINDOW_MS - now);
};
