import { createListeners } from '../core/listeners.js';
import type { PageSignal, PageSignals } from '../tracker/ports.js';
import { runInSlices } from './slices.js';

const EVENTS = ['visibilitychange', 'pageshow', 'pagehide', 'freeze', 'resume', 'online', 'offline'];

/** The signals on which a tracker sends a request. */
const STARTS: readonly PageSignal[] = ['visible', 'pageshow', 'resume', 'online'];

/** Counts the signals that stop: what one has not started yet is not started after it. */
let stops = 0;

const isStart = (signal: PageSignal): boolean => STARTS.includes(signal);

const listeners = createListeners<[signal: PageSignal, stopsBefore: number]>((call, [signal, stopsBefore]) => {
  const deliver = (): void => {
    if (stopsBefore === stops) call();
  };
  if (isStart(signal)) void runInSlices(deliver);
  else deliver();
});

const relay = ({ type, target }: Event): void => {
  // Elements may fire events of the same names.
  if (target !== window && target !== document) return;
  const visibility = document.hidden ? 'hidden' : 'visible';
  const signal = type === EVENTS[0] ? visibility : (type as PageSignal);
  if (!isStart(signal)) stops++;
  listeners.notify(signal, stops);
};

/** The lifecycle of this page. Adds event listeners only while there are subscribers. */
export const browserPageSignals: PageSignals = {
  // Undefined where the platform does not know.
  isOnline: () => (navigator.onLine as boolean | undefined) !== false,
  isVisible: () => !document.hidden,
  subscribe: (listener) => {
    // In the capture phase, events of the document reach the window first.
    if (listeners.isEmpty) for (const type of EVENTS) window.addEventListener(type, relay, true);
    const unsubscribe = listeners.subscribe(listener);
    return () => {
      unsubscribe();
      if (listeners.isEmpty) for (const type of EVENTS) window.removeEventListener(type, relay, true);
    };
  },
};
