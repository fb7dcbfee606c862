import type { PageSignal, PageSignals } from '../tracker/ports.js';

/** The life of this browser page. Listens only while somebody subscribes. */
export const browserPageSignals: PageSignals = {
  isOnline: () => navigator.onLine,
  isVisible: () => !document.hidden,
  subscribe: (listener) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const relay = (target: EventTarget, ...types: PageSignal[]): void => {
      for (const type of types)
        target.addEventListener(
          type,
          () => {
            listener(type);
          },
          { signal },
        );
    };
    relay(window, 'pageshow', 'pagehide', 'online', 'offline');
    relay(document, 'freeze', 'resume');
    document.addEventListener(
      'visibilitychange',
      () => {
        listener(document.hidden ? 'hidden' : 'visible');
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  },
};
