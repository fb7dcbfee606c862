/**
 * The payment in the dialog has been received. For the page alone, such as to show its thanks: it proves nothing to a server, because
 * whoever controls the page can dispatch it. Deliver only after the webhook `payment.succeeded`, or a status that the server has read.
 */
export class PayButtonPaidEvent extends Event {
  readonly paymentId: string;

  constructor(paymentId: string) {
    super('pay-button-paid', { bubbles: true, composed: true });
    this.paymentId = paymentId;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pay-button-paid': PayButtonPaidEvent;
  }
}
