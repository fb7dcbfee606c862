/** Time as the tracker sees it. Injected, so that tests run on virtual time. */
export interface Clock {
  /** Unix milliseconds of the device; may jump when the user sets the clock. */
  now(): number;
  /** Milliseconds since some fixed moment, the same for all tabs; never jumps. */
  monotonic(): number;
  /** Calls back once after `delayMs`; the returned function cancels. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** What a page tells the tracker about itself. */
export type PageSignal = 'visible' | 'hidden' | 'pageshow' | 'pagehide' | 'freeze' | 'resume' | 'online' | 'offline';

/** The life of the page that the tracker runs in. */
export interface PageSignals {
  /** A hint for words; requests are sent either way. */
  isOnline(): boolean;
  /** Whether the buyer can see the page. */
  isVisible(): boolean;
  /** Hears every signal until the returned function is called. */
  subscribe(listener: (signal: PageSignal) => void): () => void;
}

/** The device's own clock, looked up at each call so that a page may replace its timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.timeOrigin + performance.now(),
  setTimeout: (callback, delayMs) => {
    const timer = globalThis.setTimeout(callback, delayMs);
    return () => {
      globalThis.clearTimeout(timer);
    };
  },
};

/** For programs without a page: always online and seen, never a signal. */
export const noPageSignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  subscribe: () => () => undefined,
};
