/** State of the event stream of changes. */
export type FeedConnection = 'connecting' | 'live' | 'lost';

const CHANGES_URL = '/sandbox/changes';
/** Delay before reconnecting after an error response; the browser reconnects by itself otherwise. */
const RECONNECT_MS = 1_000;

/** Subscribes to the gateway's changes and notifies listeners. */
export class ChangeFeed {
  readonly #listeners = new Set<() => void>();
  #connection: FeedConnection = 'connecting';

  get connection(): FeedConnection {
    return this.#connection;
  }

  /** Calls the listener when data or the connection may have changed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  connect(): void {
    const source = new EventSource(CHANGES_URL);
    const become = (connection: FeedConnection): void => {
      this.#connection = connection;
      this.notify();
    };
    // Changes before the connection were missed.
    source.addEventListener('open', () => {
      become('live');
    });
    source.addEventListener('message', () => {
      this.notify();
    });
    source.addEventListener('error', () => {
      become('lost');
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.connect(), RECONNECT_MS);
    });
  }
}

export const changeFeed = new ChangeFeed();
