import { notify } from '../core/listeners.js';
import type { PageSignal, PageSignals } from '../tracker/ports.js';

const EVENTS = ['visibilitychange', 'pageshow', 'pagehide', 'freeze', 'resume', 'online', 'offline'];

/** The lifecycle of this page. Adds event listeners only while there are subscribers. */
export const browserPageSignals: PageSignals = {
  // Undefined where the platform does not know.
  isOnline: () => (navigator.onLine as boolean | undefined) !== false,
  isVisible: () => !document.hidden,
  subscribe: (listener) => {
    const relay = ({ type, target }: Event): void => {
      // Elements may fire events of the same names.
      if (target !== window && target !== document) return;
      const visibility = document.hidden ? 'hidden' : 'visible';
      notify(listener, type === EVENTS[0] ? visibility : (type as PageSignal));
    };
    // In the capture phase, events of the document reach the window first.
    for (const type of EVENTS) window.addEventListener(type, relay, true);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, relay, true);
    };
  },
};
