import type { PaymentOption, PaymentOptions } from './wire.js';

/** A payment and how the wallet can pay it. */
export interface Offer {
  readonly info: PaymentOptions['info'];
  readonly options: readonly PaymentOption[];
}

export type WalletState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'ready';
      readonly offer: Offer;
      readonly message: string;
      /** The option of a confirmation without an answer: it may have paid, so no other one and no rejection is offered. */
      readonly sentOptionId: string | undefined;
    }
  /** A request is on its way: no action is possible until it ends. */
  | { readonly step: 'pending'; readonly message: string }
  /** The payment could not be loaded; trying again may help. */
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'done'; readonly message: string };

/** Message by final status. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  succeeded: 'Paid. The payment is complete.',
  failed: 'The payment failed.',
  expired: 'The payment expired before it was complete.',
  cancelled: 'The payment was cancelled.',
};
