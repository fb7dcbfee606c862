import type { PageSignal, PageSignals } from '../../../src/tracker/ports.js';

/** A visible page, online by default. */
export interface StoryPage extends PageSignals {
  /** Dispatches a lifecycle signal. */
  readonly signal: (signal: PageSignal) => void;
  readonly setOnline: (online: boolean) => void;
}

export const createStoryPage = (): StoryPage => {
  const listeners = new Set<(signal: PageSignal) => void>();
  let isOnline = true;
  const signal: StoryPage['signal'] = (name) => {
    for (const listener of [...listeners]) listener(name);
  };
  return {
    isOnline: () => isOnline,
    isVisible: () => true,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signal,
    setOnline: (now) => {
      isOnline = now;
      signal(now ? 'online' : 'offline');
    },
  };
};
