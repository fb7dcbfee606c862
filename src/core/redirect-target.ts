import type { KnownPaymentStatus } from '../contract/payment-status.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { addPaymentId, isSamePage } from './format/navigation-url.js';

/** Where the merchant wants the buyer to go; both already judged by the URL policy. */
export interface RedirectUrls {
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
}

const ENDS = { succeeded: 'successUrl', failed: 'errorUrl', expired: 'errorUrl', cancelled: 'errorUrl' } as const;

const isEnd = (status: string): status is keyof typeof ENDS => Object.hasOwn(ENDS, status);

/** Where a payment ends up. */
export interface RedirectTarget {
  readonly url: string;
  readonly status: KnownPaymentStatus;
  readonly paymentId: string;
}

/**
 * Where the buyer goes from here; undefined while the payment is not final, when its status is unknown, when there is
 * no URL for it, and when that is the page they are on already.
 */
export const redirectTarget = (
  payment: PaymentStatusResponse | null,
  paymentId: string,
  urls: RedirectUrls,
  currentUrl: string,
): RedirectTarget | undefined => {
  const { isFinal, status = '' } = payment ?? {};
  if (!isFinal || !isEnd(status)) return undefined;
  const raw = urls[ENDS[status]];
  if (raw === undefined || isSamePage(raw, currentUrl)) return undefined;
  return { url: addPaymentId(raw, paymentId), status, paymentId };
};
