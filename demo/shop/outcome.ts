import { isKnownPaymentStatus, type PaymentStatusResponse } from 'pay-status/contract';
import type { MerchantClient } from 'pay-status/merchant';

/** The state of an order's payment as the gateway reported it to the shop's server. Never derived from a URL. */
export type Outcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'declined' | 'failed' | 'expired' | 'cancelled' }
  /** A status that this version does not know: neither success nor failure. */
  | { readonly kind: 'unknown'; readonly status: string }
  /** The gateway did not answer. */
  | { readonly kind: 'unverified' };

export const toOutcome = ({ status, isFinal, failureCode }: PaymentStatusResponse): Outcome => {
  if (!isKnownPaymentStatus(status)) return { kind: 'unknown', status };
  switch (status) {
    case 'succeeded':
      // Goods are shipped on this alone, so both fields must agree.
      return isFinal ? { kind: 'paid' } : { kind: 'processing' };
    case 'failed':
      return { kind: failureCode === 'declined_user' ? 'declined' : 'failed' };
    case 'expired':
    case 'cancelled':
      return { kind: status };
    case 'processing':
      return { kind: 'processing' };
    case 'requires_action':
      return { kind: 'waiting' };
  }
};

/** Deadline for the status request while a buyer waits for the page, milliseconds. */
export const STATUS_TIMEOUT_MS = 5_000;

/** Requests the current status from the gateway. */
export const readOutcome = async (
  client: MerchantClient,
  paymentId: string,
  onError: (error: unknown) => void,
): Promise<Outcome> => {
  try {
    const signal = AbortSignal.timeout(STATUS_TIMEOUT_MS);
    return toOutcome(await client.getPaymentStatus(paymentId, { signal }));
  } catch (error) {
    onError(error);
    return { kind: 'unverified' };
  }
};
