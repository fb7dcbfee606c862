/** An event of the page's lifecycle or connectivity. */
export type PageSignal = 'visible' | 'hidden' | 'pageshow' | 'pagehide' | 'freeze' | 'resume' | 'online' | 'offline';

/** The lifecycle of the page that the tracker runs in. */
export interface PageSignals {
  /** A hint for the text that the buyer sees; requests are sent either way. */
  isOnline(): boolean;
  /** Returns true if the buyer can see the page. */
  isVisible(): boolean;
  /** Calls back on every signal until the returned function is called. */
  subscribe(listener: (signal: PageSignal) => void): () => void;
}

/** For programs without a page: always online and visible, never a signal. */
export const noPageSignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  subscribe: () => () => undefined,
};
