/** Reports an error of the page's own code as uncaught, once the current work is done. */
const reportUncaught = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** Calls code of the page that observes: what it throws is reported as uncaught, and changes nothing. */
export const notify = <Args extends readonly unknown[]>(
  observer: ((...args: Args) => unknown) | undefined,
  ...args: Args
): void => {
  try {
    observer?.(...args);
  } catch (error) {
    reportUncaught(error);
  }
};

/** Calls code of the page that decides: if it throws, its error is reported as uncaught, and the answer is the refusal. */
export const askPage = <Answer>(decide: () => Answer, refusal: Answer): Answer => {
  try {
    return decide();
  } catch (error) {
    reportUncaught(error);
    return refusal;
  }
};

/** Like {@link askPage}, for an answer that may be a promise. Calls `decide` at once, and never rejects. */
export const awaitPage = async <Answer>(decide: () => Answer | Promise<Answer>, refusal: Answer): Promise<Answer> => {
  try {
    return await decide();
  } catch (error) {
    reportUncaught(error);
    return refusal;
  }
};

/** Code of the page that observes, in the order in which it subscribed. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Calls back until the returned function is called. */
  subscribe(listener: (...args: Args) => unknown): () => void;
  /** Calls all listeners. A nested call is queued, so that each listener gets all calls in their order; see {@link notify}. */
  notify(...args: Args): void;
}

export const createListeners = <Args extends readonly unknown[]>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => unknown>();
  /** Queued notifications: a call from a listener is delivered after the current one. */
  const waiting: Args[] = [];
  let isNotifying = false;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (...args) => {
      waiting.push(args);
      if (isNotifying) return;
      isNotifying = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift())
          for (const listener of [...listeners]) notify(listener, ...next);
      } finally {
        isNotifying = false;
      }
    },
  };
};
