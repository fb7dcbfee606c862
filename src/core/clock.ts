/** Time as a port, so that tests run on virtual time. */
export interface Clock {
  /** Unix milliseconds of the device; may jump when the user sets the clock. */
  now(): number;
  /** Milliseconds since a fixed moment, the same for all tabs; never jumps. */
  monotonic(): number;
  /** Calls back once after `delayMs`; the returned function cancels. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** The moment from which `performance` counts, Unix milliseconds. Without it, tabs have clocks of their own. */
const getTimeOrigin = (): number => (globalThis.performance as Partial<Performance>).timeOrigin ?? 0;

/** The device's clock. Globals are looked up at each call, so that a page may replace its timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => getTimeOrigin() + performance.now(),
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, delayMs);
    return () => {
      globalThis.clearTimeout(timer);
    };
  },
};
