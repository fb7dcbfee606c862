/** Whether the console hears of changes. */
export type Connection = 'connecting' | 'live' | 'lost';

const URL_OF_CHANGES = '/sandbox/changes';
/** The browser comes back by itself, unless it was answered with an error. */
const AGAIN_MS = 1_000;

/** Hears from the gateway that something changed, and tells its listeners. */
export class ChangeFeed {
  readonly #listeners = new Set<() => void>();
  #connection: Connection = 'connecting';

  get connection(): Connection {
    return this.#connection;
  }

  /** Calls the listener when something may have changed, the connection too. The returned function ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  connect(): void {
    const source = new EventSource(URL_OF_CHANGES);
    const become = (connection: Connection): void => {
      this.#connection = connection;
      this.tell();
    };
    // Whatever happened before this moment was not heard.
    source.addEventListener('open', () => {
      become('live');
    });
    source.addEventListener('message', () => {
      this.tell();
    });
    source.addEventListener('error', () => {
      become('lost');
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.connect(), AGAIN_MS);
    });
  }
}

export const changeFeed = new ChangeFeed();
