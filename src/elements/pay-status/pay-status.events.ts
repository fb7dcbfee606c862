import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';

const OUTWARD = { bubbles: true, composed: true };

/** The payment is known for the first time, or changed. */
export class PayStatusChangeEvent extends Event {
  readonly payment: PaymentStatusResponse;
  /** What was known before; null for the first. */
  readonly previous: PaymentStatusResponse | null;

  constructor(payment: PaymentStatusResponse, previous: PaymentStatusResponse | null) {
    super('pay-status-change', OUTWARD);
    this.payment = payment;
    this.previous = previous;
  }
}

/** The payment is final. Fired once per element and payment id, also for a payment that was final before. */
export class PayStatusFinalEvent extends Event {
  readonly payment: PaymentStatusResponse;

  constructor(payment: PaymentStatusResponse) {
    super('pay-status-final', OUTWARD);
    this.payment = payment;
  }
}

/** Something is wrong with the configuration, the connection or an answer. Fired on entering an error, not per retry. */
export class PayStatusErrorEvent extends Event {
  readonly error: PayError;

  constructor(error: PayError) {
    super('pay-status-error', OUTWARD);
    this.error = error;
  }
}

/** The buyer is about to be taken to the shop. `preventDefault()` keeps them here, with a link. */
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
