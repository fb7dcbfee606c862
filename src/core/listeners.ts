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
  readonly isEmpty: boolean;
  /** Calls back until the returned function is called. A function that subscribes twice is called twice. */
  subscribe(listener: (...args: Args) => unknown): () => void;
  /** Calls all listeners. A nested call is queued, so that each listener gets all calls in their order; see {@link notify}. */
  notify(...args: Args): void;
}

/** @param deliver calls a listener, now or later; one that has unsubscribed meanwhile is not called */
export const createListeners = <Args extends readonly unknown[]>(
  deliver: (call: () => void, args: Args) => void = (call) => {
    call();
  },
): Listeners<Args> => {
  const subscriptions = new Set<{ readonly listener: (...args: Args) => unknown }>();
  /** Queued notifications: a call from a listener is delivered after the current one. */
  const waiting: Args[] = [];
  let isNotifying = false;
  const notifyAll = (args: Args): void => {
    for (const subscription of [...subscriptions])
      deliver(() => {
        if (subscriptions.has(subscription)) notify(subscription.listener, ...args);
      }, args);
  };
  return {
    get isEmpty() {
      return subscriptions.size === 0;
    },
    subscribe: (listener) => {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    notify: (...args) => {
      waiting.push(args);
      if (isNotifying) return;
      isNotifying = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) notifyAll(next);
      } finally {
        isNotifying = false;
      }
    },
  };
};
