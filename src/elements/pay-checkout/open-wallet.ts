import { askPage } from '../../core/listeners.js';
import type { CheckoutHost } from '../../host/checkout-host.js';
import { PayCheckoutOpenWalletEvent } from './pay-checkout.events.js';

/** Asks the page and the host whether they open the link of a wallet. Returns false if nobody does: then the browser has to. */
export const isOpenedElsewhere = (element: EventTarget, url: string, host: CheckoutHost | null | undefined): boolean =>
  !element.dispatchEvent(new PayCheckoutOpenWalletEvent(url)) || !!askPage(() => host?.openUrl(url), false);
