const encoder = new TextEncoder();
/** Opens the response at once; a page that lost its connection reconnects after a second. */
const OPENING = encoder.encode('retry: 1000\n\n');
const CHANGE = encoder.encode('data: changed\n\n');

/** Notifies listeners that something in the gateway changed; they query for the details. */
export class ChangeNotifier {
  readonly #listeners = new Set<() => void>();

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/**
 * The changes as server-sent events, until the signal aborts. Changes that come faster than they are read are merged
 * into one.
 */
export const createChangeStream = (changes: ChangeNotifier, signal: AbortSignal): ReadableStream<Uint8Array> => {
  let end: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      // Not before the first read: the body of a response to HEAD is dropped unread.
      pull(controller) {
        if (end) return;
        controller.enqueue(OPENING);
        const unsubscribe = changes.subscribe(() => {
          if (controller.desiredSize === 0) controller.enqueue(CHANGE);
        });
        const close = (): void => {
          end?.();
          controller.close();
        };
        end = () => {
          unsubscribe();
          signal.removeEventListener('abort', close);
        };
        signal.addEventListener('abort', close);
        if (signal.aborted) close();
      },
      cancel: () => end?.(),
    },
    { highWaterMark: 0 },
  );
};
