import type { PayStatus } from '../pay-status/pay-status.js';
import { PayCheckoutRetryEvent } from './pay-checkout.events.js';
import type { Links } from './links.js';

/** Dispatches the event of a click on "Try again". A page that prevents its default keeps the buyer. */
export const dispatchRetry = (
  element: EventTarget,
  status: Partial<PayStatus> | null | undefined,
  { retryUrl }: Links,
  click: Event,
): void => {
  // The countdown of the redirect must not overtake the buyer's choice.
  status?.cancelRedirect?.();
  if (!element.dispatchEvent(new PayCheckoutRetryEvent(retryUrl ?? ''))) click.preventDefault();
};
