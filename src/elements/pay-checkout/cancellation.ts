import type { ReactiveControllerHost } from 'lit';
import { cancelAtGateway, cancelAtShop } from '../../client/checkout-client.js';
import { isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { CancelController } from '../../controllers/cancel-controller.js';
import { showDialogs } from '../../controllers/show-dialogs.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { PayStatusErrorEvent } from '../pay-status/pay-status.events.js';
import { findSecretRefusal } from '../shared/merchant-secrets.js';
import { readGatewayCaller, type CallerInputs } from './gateway-caller.js';
import { PayCheckoutCancelEvent } from './pay-checkout.events.js';

/** The inputs of the element for a cancellation. A removed attribute is null. */
interface CancellationInputs extends CallerInputs {
  readonly paymentId: string | null | undefined;
  readonly cancelUrl: string | null | undefined;
}

/** Cancels the payment at the shop's endpoint, else at the gateway's. */
export class Cancellation {
  readonly controller: CancelController;
  readonly #element: Element & ReactiveControllerHost & CancellationInputs;
  readonly #getPageUrl: () => string;

  constructor(element: Element & ReactiveControllerHost & CancellationInputs, getPageUrl: () => string) {
    this.#element = element;
    this.#getPageUrl = getPageUrl;
    this.controller = new CancelController(element);
    showDialogs(element);
  }

  /** True if there is an endpoint that may be asked. */
  get isPossible(): boolean {
    return !findSecretRefusal(this.#element) && !!(this.#element.cancelUrl || readGatewayCaller(this.#element));
  }

  /** Closes the question once the payment can no longer be cancelled. */
  setPayment(payment: PaymentStatusResponse): void {
    if (!isPayable(payment)) this.controller.close();
  }

  /** Sends the cancellation, unless the page does so itself, and reports an error. */
  async confirm(): Promise<void> {
    const { paymentId, cancelUrl } = this.#element;
    const id = paymentId ?? '';
    const caller = readGatewayCaller(this.#element);
    const error = await this.controller.confirm(async () => {
      const isOurs = this.#element.dispatchEvent(new PayCheckoutCancelEvent(id));
      if (!isOurs) this.controller.close();
      else if (cancelUrl) await cancelAtShop(id, { cancelUrl, pageUrl: this.#getPageUrl() });
      else if (caller) await cancelAtGateway(id, caller);
    });
    if (isPayError(error)) this.#element.dispatchEvent(new PayStatusErrorEvent(error));
  }
}
