/** Time as a port, so that tests run on virtual time. */
export interface Clock {
  /** Unix milliseconds of the device; may jump when the user sets the clock. */
  now(): number;
  /** Milliseconds since a fixed moment, the same for all tabs; never jumps. */
  monotonic(): number;
  /** Calls back once after `delayMs`, or after {@link MAX_TIMER_MS} if that is earlier; the returned function cancels. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** The longest delay of a timer, milliseconds (24 days); platforms fire longer ones at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** The moment from which `performance` counts, Unix milliseconds. Without it, tabs have clocks of their own. */
const getTimeOrigin = (): number => (globalThis.performance as Partial<Performance>).timeOrigin ?? 0;

/** The device's clock. Globals are looked up at each call, so that a page may replace its timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => getTimeOrigin() + performance.now(),
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, Math.min(delayMs, MAX_TIMER_MS));
    return () => {
      globalThis.clearTimeout(timer);
    };
  },
};
