import type { CheckoutPorts } from '../../../browser/checkout-ports.js';
import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import { redirectTarget } from '../../../core/redirect-target.js';
import { isPayError } from '../../../core/errors/pay-error.js';
import { parseNavigationUrl } from '../../../core/url/navigation-url.js';
import { PayStatusErrorEvent, PayStatusRedirectEvent } from '../../pay-status/pay-status.events.js';

interface LeadOn {
  /** As the server has set it. */
  readonly successUrl: string | undefined;
  readonly paymentId: string;
}

/** Leads to the shop's page after success, if there is one. Returns true if the page is left. */
export const leadOn = (
  element: HTMLElement,
  payment: PaymentStatusResponse,
  { successUrl, paymentId }: LeadOn,
  { navigation }: CheckoutPorts,
): boolean => {
  if (!successUrl) return false;
  try {
    const urls = { successUrl: parseNavigationUrl(successUrl, [], 'success-url').href, errorUrl: undefined };
    const target = redirectTarget(payment, paymentId, urls, navigation.currentUrl());
    if (!target || !element.dispatchEvent(new PayStatusRedirectEvent(target.url, target.status))) return false;
    void navigation.go(target.url, target.status);
    return true;
  } catch (error) {
    if (!isPayError(error)) throw error;
    element.dispatchEvent(new PayStatusErrorEvent(error));
    return false;
  }
};
