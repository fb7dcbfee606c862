import type { CheckoutHost } from '../host/checkout-host.js';
import type { Navigation } from './navigation.js';

/** Navigation that asks the host to take the buyer away where the page is in a frame, and goes by itself elsewhere. */
export const hostNavigation = (navigation: Navigation, host: CheckoutHost): Navigation => ({
  ...navigation,
  isFramed: () => false,
  go: (url, status) => (navigation.isFramed() ? host.redirect(url, status) : navigation.go(url, status)),
});
