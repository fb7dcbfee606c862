interface Entry {
  readonly type: string;
  readonly listener: () => void;
}

/** Creates an abort signal that exposes its listeners, to test that they are removed. */
export const createCountingSignal = () => {
  const controller = new AbortController();
  const listeners = new Set<Entry>();
  const signal = Object.assign(controller.signal, {
    addEventListener: (type: string, listener: () => void, options?: AddEventListenerOptions) => {
      const entry = { type, listener };
      listeners.add(entry);
      options?.signal?.addEventListener('abort', () => listeners.delete(entry));
      EventTarget.prototype.addEventListener.call(controller.signal, type, listener, options);
    },
    removeEventListener: (type: string, listener: () => void) => {
      for (const entry of listeners) if (entry.type === type && entry.listener === listener) listeners.delete(entry);
      EventTarget.prototype.removeEventListener.call(controller.signal, type, listener);
    },
  });
  return { controller, signal, listeners };
};
