import {
  getKnownStatus,
  STATUS_OUTCOMES,
  type KnownPaymentStatus,
  type PaymentOutcome,
} from '../contract/payment-status.js';
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

/** Which URL is for which outcome. */
const URLS: Readonly<Record<PaymentOutcome, keyof RedirectUrls | undefined>> = {
  open: undefined,
  success: 'successUrl',
  failure: 'errorUrl',
};

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
  const name = status && URLS[STATUS_OUTCOMES[status]];
  const raw = name && urls[name];
  if (!status || raw === undefined || isSamePage(raw, currentUrl)) return undefined;
  return { url: addPaymentId(raw, paymentId), status, paymentId };
};
