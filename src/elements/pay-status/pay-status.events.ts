import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';

const OUTWARD = { bubbles: true, composed: true };

/** The first status arrived, or the payment changed. */
export class PayStatusChangeEvent extends Event {
  readonly payment: PaymentStatusResponse;
  /** The previous status; null for the first. */
  readonly previous: PaymentStatusResponse | null;

  constructor(payment: PaymentStatusResponse, previous: PaymentStatusResponse | null) {
    super('pay-status-change', OUTWARD);
    this.payment = payment;
    this.previous = previous;
  }
}

/** The payment is final. Fired once per element and payment id, also if it was final from the start. */
export class PayStatusFinalEvent extends Event {
  readonly payment: PaymentStatusResponse;

  constructor(payment: PaymentStatusResponse) {
    super('pay-status-final', OUTWARD);
    this.payment = payment;
  }
}

/** An error of the configuration, the connection or a response. Fired once per error, not per retry. */
export class PayStatusErrorEvent extends Event {
  readonly error: PayError;

  constructor(error: PayError) {
    super('pay-status-error', OUTWARD);
    this.error = error;
  }
}

/** The page is about to navigate to the shop. `preventDefault()` cancels the navigation; a link remains. */
export class PayStatusRedirectEvent extends Event {
  readonly url: string;
  readonly status: KnownPaymentStatus;

  constructor(url: string, status: KnownPaymentStatus) {
    super('pay-status-redirect', { ...OUTWARD, cancelable: true });
    this.url = url;
    this.status = status;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pay-status-change': PayStatusChangeEvent;
    'pay-status-final': PayStatusFinalEvent;
    'pay-status-error': PayStatusErrorEvent;
    'pay-status-redirect': PayStatusRedirectEvent;
  }
}
