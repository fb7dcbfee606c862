/** An event of the page's lifecycle or connectivity. */
export type PageSignal = 'visible' | 'hidden' | 'pageshow' | 'pagehide' | 'freeze' | 'resume' | 'online' | 'offline';

/** The lifecycle of the page that the tracker runs in. */
export interface PageSignals {
  /** A hint for the displayed text. Requests are sent regardless. */
  isOnline(): boolean;
  /** Returns true if the buyer can see the page. */
  isVisible(): boolean;
  /** Calls back on every signal until the returned function is called. */
  subscribe(listener: (signal: PageSignal) => void): () => void;
}

/** The page lifecycle of programs without a page: always online and visible, without signals. */
export const noPageSignals: PageSignals = {
  isOnline: () => true,
  isVisible: () => true,
  subscribe: () => () => undefined,
};
