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

/** For programs without a page: always online and seen, never a signal. */
export const noPageSignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  subscribe: () => () => undefined,
};
