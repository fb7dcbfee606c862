import type { PayCheckout } from 'pay-status';
import { attachCheckout, type HostConnection } from 'pay-status/host';

/** Says `ready` when the element is there: from then on it can do what the host wants. */
export const followHost = async (checkout: PayCheckout, host: HostConnection): Promise<void> => {
  // Before that already: the element must never take itself for one without a host.
  checkout.host = host;
  await customElements.whenDefined(checkout.localName);
  attachCheckout(checkout, host);
};
