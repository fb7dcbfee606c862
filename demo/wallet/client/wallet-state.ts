import type { PaymentOptionsResponse } from '@walletconnect/pay';

/** A payment with what the wallet can pay it with. */
export type Offer = PaymentOptionsResponse;

/** What the wallet shows. */
export type WalletState =
  | { readonly step: 'opening' }
  | {
      readonly step: 'offered';
      readonly offer: Offer;
      readonly news: string;
      /** The option that may have been paid with: it is too late for another one, or to decline. */
      readonly sentOptionId: string | undefined;
    }
  /** Something is on its way: nothing else can be done until it is back. */
  | { readonly step: 'busy'; readonly news: string }
  /** The payment could not be looked at, and it may help to try again. */
  | { readonly step: 'missed'; readonly news: string }
  | { readonly step: 'over'; readonly news: string };

/** What the wallet says when the gateway has had its last word. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  succeeded: 'Paid. The payment is complete.',
  failed: 'The payment failed.',
  expired: 'The payment expired before it was complete.',
  cancelled: 'The payment was cancelled.',
};
