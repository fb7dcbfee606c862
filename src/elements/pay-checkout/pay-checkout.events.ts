const OUTWARD = { bubbles: true, composed: true, cancelable: true };

/** The wallet is about to be opened. Call `preventDefault()` to open it yourself. */
export class PayCheckoutOpenWalletEvent extends Event {
  /** Has passed the URL policy. */
  readonly url: string;

  constructor(url: string) {
    super('pay-checkout-open-wallet', OUTWARD);
    this.url = url;
  }
}

/** The buyer wants to try again. Call `preventDefault()` to handle it yourself, such as with a new payment on this page. */
export class PayCheckoutRetryEvent extends Event {
  /** Has passed the URL policy. */
  readonly url: string;

  constructor(url: string) {
    super('pay-checkout-retry', OUTWARD);
    this.url = url;
  }
}

/** The buyer confirmed the cancellation. Call `preventDefault()` to cancel the payment yourself. */
export class PayCheckoutCancelEvent extends Event {
  readonly paymentId: string;

  constructor(paymentId: string) {
    super('pay-checkout-cancel', OUTWARD);
    this.paymentId = paymentId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pay-checkout-open-wallet': PayCheckoutOpenWalletEvent;
    'pay-checkout-retry': PayCheckoutRetryEvent;
    'pay-checkout-cancel': PayCheckoutCancelEvent;
  }
}
