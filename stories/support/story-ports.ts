import { action } from 'storybook/actions';
import type { Navigation } from '../../src/controllers/navigation.js';
import type { ElementPorts } from '../../src/controllers/ports.js';
import type { Clock, PageSignal, PageSignals } from '../../src/tracker/ports.js';

/** A page that is always seen, and online until it is told otherwise. */
export interface StoryPage extends PageSignals {
  setOnline(online: boolean): void;
}

export const createStoryPage = (online = true): StoryPage => {
  const listeners = new Set<(signal: PageSignal) => void>();
  let isOnline = online;
  return {
    isOnline: () => isOnline,
    isVisible: () => true,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOnline: (now) => {
      isOnline = now;
      for (const listener of [...listeners]) listener(now ? 'online' : 'offline');
    },
  };
};

/** Says where it would go; the page stays. `redirected`: this tab has been there before. */
export const createStoryNavigation = ({ redirected = false } = {}): Navigation => {
  let isClaimed = redirected;
  return {
    currentUrl: () => 'https://shop.example/pay',
    isFramed: () => false,
    go: action('navigate'),
    isClaimed: () => isClaimed,
    claim: () => {
      isClaimed = true;
    },
    exclusively: (_paymentId, act) => act(),
  };
};

/** The world around an element in a story: nothing in it is left to chance, and nothing leaves the page. */
export const createStoryPorts = (clock: Clock, ports: Partial<ElementPorts> = {}): ElementPorts => ({
  clock,
  page: createStoryPage(),
  navigation: createStoryNavigation(),
  random: () => 0,
  copy: async (text) => {
    action('copy')(text);
  },
  ...ports,
});
