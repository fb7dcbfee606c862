import { action } from 'storybook/actions';
import type { CheckoutPorts } from '../../../src/browser/checkout-ports.js';
import type { Navigation } from '../../../src/browser/navigation.js';
import type { Clock } from '../../../src/core/clock.js';
import type { PageSignals } from '../../../src/tracker/ports.js';

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
    withLock: (_paymentId, act) => act(),
  };
};

/** The world around an element in a story: nothing in it is left to chance, and nothing leaves the page. */
export const createStoryPorts = (
  clock: Clock,
  page: PageSignals,
  ports: Partial<CheckoutPorts> = {},
): CheckoutPorts => ({
  clock,
  page,
  navigation: createStoryNavigation(),
  random: () => 0,
  copy: async (text) => {
    action('copy')(text);
  },
  share: undefined,
  print: action('print'),
  ...ports,
});
