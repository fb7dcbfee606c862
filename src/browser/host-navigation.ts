import type { CheckoutHost } from '../host/checkout-host.js';
import type { Navigation } from './navigation.js';

/**
 * Navigation that asks the host to take the buyer away. Where it does not, the page goes by itself, unless it is in a
 * frame: an app that has never heard of the question is no dead end.
 */
export const hostNavigation = (navigation: Navigation, host: CheckoutHost): Navigation => ({
  ...navigation,
  isFramed: () => false,
  go: async (url, status) =>
    (await host.redirect(url, status)) || (!navigation.isFramed() && (await navigation.go(url, status)) !== false),
});
