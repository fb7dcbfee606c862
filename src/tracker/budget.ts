/**
 * While the gateway fails: no more asks of all tabs than this in {@link BUDGET_WINDOW_MS}. Each may cost a preflight too,
 * and five tabs that open or come back at the same moment have not heard of each other's asks: 30 requests in all.
 */
export const BUDGET_ASKS = 10;
/** Of them, so many are kept for a buyer who comes back or presses "try again": retries are not to use them up. */
export const BUDGET_RESERVE = 1;
export const BUDGET_WINDOW_MS = 60_000;

/**
 * The last asks, newest first, as many as the budget looks at: the tab's own, and what any tab wrote down. What lies in the
 * future was written by another clock.
 */
export const lastAsks = (own: readonly number[], written: readonly number[], now: number): readonly number[] =>
  [...own, ...written.filter((at) => at <= now && !own.includes(at))].sort((a, b) => b - a).slice(0, BUDGET_ASKS);

/** How long to wait until one more ask stays within the budget. `asks` are monotonic milliseconds, newest first. */
export const budgetWaitMs = (asks: readonly number[], now: number, reserve = 0): number => {
  const oldest = asks[BUDGET_ASKS - 1 - reserve];
  return oldest === undefined ? 0 : Math.max(0, oldest + BUDGET_WINDOW_MS - now);
};
