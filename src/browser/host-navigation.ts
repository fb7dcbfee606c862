import { awaitPage } from '../core/listeners.js';
import type { CheckoutHost } from '../host/checkout-host.js';
import type { Navigation } from './navigation.js';

/**
 * Navigation through the host. If the host declines or does not support the request, the page navigates itself, unless it
 * is in a frame.
 */
export const hostNavigation = (navigation: Navigation, host: CheckoutHost): Navigation => ({
  ...navigation,
  isFramed: () => false,
  go: async (url, status) =>
    (await awaitPage(() => host.redirect(url, status), false)) ||
    (!navigation.isFramed() && (await navigation.go(url, status)) !== false),
});
