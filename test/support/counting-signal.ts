interface Listening {
  readonly type: string;
  readonly listener: () => void;
}

/** An abort signal that counts who listens; one who came with a signal of its own leaves when that is aborted. */
export const createCountingSignal = () => {
  const controller = new AbortController();
  const listeners = new Set<Listening>();
  const signal = Object.assign(controller.signal, {
    addEventListener: (type: string, listener: () => void, options?: AddEventListenerOptions) => {
      const listening = { type, listener };
      listeners.add(listening);
      options?.signal?.addEventListener('abort', () => listeners.delete(listening));
      EventTarget.prototype.addEventListener.call(controller.signal, type, listener, options);
    },
    removeEventListener: (type: string, listener: () => void) => {
      for (const listening of listeners)
        if (listening.type === type && listening.listener === listener) listeners.delete(listening);
      EventTarget.prototype.removeEventListener.call(controller.signal, type, listener);
    },
  });
  return { controller, signal, listeners };
};
