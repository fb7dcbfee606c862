const encoder = new TextEncoder();
/** Opens the answer at once; a page that lost its connection comes back after a second. */
const OPENING = encoder.encode('retry: 1000\n\n');
const CHANGE = encoder.encode('data: changed\n\n');

/** Tells whoever looks at the gateway that something changed. What it is they ask themselves. */
export class Changes {
  readonly #listeners = new Set<() => void>();

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/**
 * The changes as server-sent events, until the signal aborts. Of changes that come faster than they are read one is left:
 * it makes the reader look at all of them.
 */
export const changeStream = (changes: Changes, signal: AbortSignal): ReadableStream<Uint8Array> => {
  let end: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      // Not before somebody reads: the body of an answer to HEAD is dropped unread.
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
