import { action } from 'storybook/actions';
import type { CheckoutPorts } from '../../../src/browser/checkout-ports.js';
import type { DocumentTitle } from '../../../src/browser/document-title.js';
import type { Navigation } from '../../../src/browser/navigation.js';
import type { Clock } from '../../../src/core/clock.js';
import type { PageSignals } from '../../../src/tracker/ports.js';

/** Reports navigations as actions and stays on the page. `redirected`: this tab has already navigated. */
export const createStoryNavigation = ({ redirected = false } = {}): Navigation => {
  let isClaimed = redirected;
  return {
    currentUrl: () => 'https://shop.example/pay',
    reload: action('reload'),
    isFramed: () => false,
    go: action('navigate'),
    open: action('open'),
    isClaimed: () => isClaimed,
    claim: () => {
      isClaimed = true;
    },
    withLock: (_paymentId, act) => act(),
  };
};

const createStoryTitle = (): DocumentTitle => {
  let title = 'Shop';
  return {
    read: () => title,
    write: (text) => {
      title = text;
      action('document.title')(text);
    },
  };
};

/** Creates the ports of an element in a story: deterministic, and without network access. */
export const createStoryPorts = (
  clock: Clock,
  page: PageSignals,
  ports: Partial<CheckoutPorts> = {},
): CheckoutPorts => ({
  clock,
  page,
  navigation: createStoryNavigation(),
  documentTitle: createStoryTitle(),
  random: () => 0,
  copy: async (text) => {
    action('copy')(text);
  },
  console: { error: action('console.error'), warn: action('console.warn') },
  share: undefined,
  print: action('print'),
  ...ports,
});
