import { getKnownStatus, STATUS_OUTCOMES, type KnownPaymentStatus } from '../contract/payment-status.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { addPaymentId, isSamePage } from './url/navigation-url.js';

/** The URLs that the merchant has set. Both have passed the URL policy. */
export interface RedirectUrls {
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
}

/** The URL to redirect to, with the payment and its final status. */
export interface RedirectTarget {
  readonly url: string;
  readonly status: KnownPaymentStatus;
  readonly paymentId: string;
}

/**
 * Returns the redirect target of a final payment. Undefined if the payment is not final, its status is unknown, no URL is
 * set for the status, or that URL is the current page.
 */
export const redirectTarget = (
  payment: PaymentStatusResponse | null,
  paymentId: string,
  urls: RedirectUrls,
  currentUrl: string,
): RedirectTarget | undefined => {
  const status = payment ? getKnownStatus(payment) : undefined;
  if (!status || STATUS_OUTCOMES[status] === 'open') return undefined;
  const raw = STATUS_OUTCOMES[status] === 'success' ? urls.successUrl : urls.errorUrl;
  if (raw === undefined || isSamePage(raw, currentUrl)) return undefined;
  return { url: addPaymentId(raw, paymentId), status, paymentId };
};
