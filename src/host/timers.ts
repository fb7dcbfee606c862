/** Time as both ends of the protocol use it. Injected, so that tests run on virtual time. */
export interface Timers {
  /** Calls back once after `delayMs`; the returned function cancels. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** The device's own, looked up at each call so that a page may replace its timers. */
export const systemTimers: Timers = {
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, delayMs);
    return () => {
      globalThis.clearTimeout(timer);
    };
  },
};

/** How long each end waits for the other, milliseconds. */
export const ANSWER_MS = 1_000;
