import { browserCheckoutPorts, type CheckoutPorts } from '../../browser/checkout-ports.js';
import { browserPorts } from '../../browser/element-ports.js';

/**
 * The world of one rendering: an address, and nothing that a server could do for a buyer. New each time, because elements
 * of the same ports share what they know.
 */
export const portsOf = (pageUrl: string): CheckoutPorts => ({
  ...browserPorts,
  navigation: { ...browserPorts.navigation, currentUrl: () => pageUrl },
  tabs: undefined,
  share: undefined,
  print: browserCheckoutPorts.print,
});
