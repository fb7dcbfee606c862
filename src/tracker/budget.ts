/**
 * While the gateway fails: no more asks of all tabs than this in {@link BUDGET_WINDOW_MS}. Each may cost a preflight too,
 * and five tabs that open or come back at the same moment have not heard of each other's asks: 30 requests in all.
 */
export const BUDGET_ASKS = 10;
/** Of them, so many are kept for a buyer who comes back or presses "try again": retries are not to use them up. */
export const BUDGET_RESERVE = 1;
export const BUDGET_WINDOW_MS = 60_000;

/** When the last {@link BUDGET_ASKS} asks began, newest first, monotonic milliseconds. */
export type Asks = readonly number[];

export const NO_ASKS: Asks = Array<number>(BUDGET_ASKS).fill(-Infinity);

/** Counts one more ask, of this tab or of another. */
export const addAsk = (asks: Asks, now: number): Asks => [now, ...asks].slice(0, BUDGET_ASKS);

/** How long ago the asks were: what another tab understands, whose monotonic clock began at another moment. */
export const agesOf = (asks: Asks, now: number): readonly number[] => asks.map((at) => now - at);

/** Learns of asks that this tab did not hear of. What both know of is not counted twice. */
export const learnAsks = (asks: Asks, ages: readonly number[], now: number): Asks =>
  asks.map((at, i) => Math.max(at, now - (ages[i] ?? Infinity)));

/** How long to wait until one more ask stays within the budget. */
export const budgetWaitMs = (asks: Asks, now: number, reserve = 0): number =>
  Math.max(0, (asks[BUDGET_ASKS - 1 - reserve] ?? -Infinity) + BUDGET_WINDOW_MS - now);
