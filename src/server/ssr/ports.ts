import { browserCheckoutPorts, type CheckoutPorts } from '../../browser/checkout-ports.js';
import { browserPorts } from '../../browser/element-ports.js';

/**
 * The ports of one rendering: the page's URL, and no effects. New for each rendering, because elements with the same ports
 * share their state.
 */
export const createServerPorts = (pageUrl: string): CheckoutPorts => ({
  ...browserPorts,
  navigation: { ...browserPorts.navigation, currentUrl: () => pageUrl },
  tabs: undefined,
  share: undefined,
  print: browserCheckoutPorts.print,
});
