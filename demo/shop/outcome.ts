import { isKnownPaymentStatus, type PaymentStatusResponse } from 'pay-status/contract';
import type { MerchantClient } from 'pay-status/merchant';

/** What the shop may say about an order: what the gateway said to the shop's own server, never what an address says. */
export type Outcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'declined' | 'failed' | 'expired' | 'cancelled' }
  /** A status of a later version of the interface: neither success nor failure. */
  | { readonly kind: 'unknown'; readonly status: string }
  /** The gateway did not answer. */
  | { readonly kind: 'unverified' };

export const toOutcome = ({ status, isFinal, failureCode }: PaymentStatusResponse): Outcome => {
  if (!isKnownPaymentStatus(status)) return { kind: 'unknown', status };
  switch (status) {
    case 'succeeded':
      // Goods leave the shop on this alone, so both words must agree.
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

/** A buyer waits for the page: an answer that takes longer counts as none. */
export const PATIENCE_MS = 5_000;

/** Asks the gateway how the payment stands now. */
export const readOutcome = async (
  client: MerchantClient,
  paymentId: string,
  onError: (error: unknown) => void,
): Promise<Outcome> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return toOutcome(await client.getPaymentStatus(paymentId, { signal }));
  } catch (error) {
    onError(error);
    return { kind: 'unverified' };
  }
};
