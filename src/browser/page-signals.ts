import { notify } from '../core/listeners.js';
import type { PageSignal, PageSignals } from '../tracker/ports.js';
import { runInSlices } from './slices.js';

const EVENTS = ['visibilitychange', 'pageshow', 'pagehide', 'freeze', 'resume', 'online', 'offline'];

/** The signals on which a tracker sends a request. */
const STARTS: readonly PageSignal[] = ['visible', 'pageshow', 'resume', 'online'];

const listeners = new Set<(signal: PageSignal) => void>();
/** Counts the signals that stop: what one has not started yet is not started after it. */
let stops = 0;

const relay = ({ type, target }: Event): void => {
  // Elements may fire events of the same names.
  if (target !== window && target !== document) return;
  const visibility = document.hidden ? 'hidden' : 'visible';
  const signal = type === EVENTS[0] ? visibility : (type as PageSignal);
  const isStart = STARTS.includes(signal);
  if (!isStart) stops++;
  const before = stops;
  for (const listener of [...listeners]) {
    const deliver = (): void => {
      if (before === stops && listeners.has(listener)) listener(signal);
    };
    if (isStart) void runInSlices(deliver);
    else deliver();
  }
};

/** The lifecycle of this page. Adds event listeners only while there are subscribers. */
export const browserPageSignals: PageSignals = {
  // Undefined where the platform does not know.
  isOnline: () => (navigator.onLine as boolean | undefined) !== false,
  isVisible: () => !document.hidden,
  subscribe: (listener) => {
    // In the capture phase, events of the document reach the window first.
    if (!listeners.size) for (const type of EVENTS) window.addEventListener(type, relay, true);
    // The same function may subscribe twice.
    const own = (signal: PageSignal): void => {
      notify(listener, signal);
    };
    listeners.add(own);
    return () => {
      if (!listeners.delete(own) || listeners.size) return;
      for (const type of EVENTS) window.removeEventListener(type, relay, true);
    };
  },
};
