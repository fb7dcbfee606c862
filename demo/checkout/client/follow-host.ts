import type { PayCheckout } from 'pay-status';
import { attachCheckout, type HostConnection } from 'pay-status/host';

/** Connects the element to its host, and sends `ready` once the element is defined. */
export const followHost = async (checkout: PayCheckout, host: HostConnection): Promise<void> => {
  // Set before that, so that the element never assumes that it has no host.
  checkout.host = host;
  await customElements.whenDefined(checkout.localName);
  attachCheckout(checkout, host);
};
