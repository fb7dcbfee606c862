import type { TrackerState } from '../../tracker/state.js';
import { PayStatusChangeEvent, PayStatusErrorEvent, PayStatusFinalEvent } from './pay-status.events.js';

/** Dispatches the events of an element's payments. */
export class PaymentEvents {
  readonly #target: EventTarget;
  /** The ids of payments whose final event was dispatched. */
  readonly #finals = new Set<string>();

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /** Dispatches what has changed between two states of a payment. */
  dispatch(paymentId: string, { payment, error, warning, connection }: TrackerState, previous: TrackerState): void {
    if (payment && payment !== previous.payment) {
      this.#target.dispatchEvent(new PayStatusChangeEvent(payment, previous.payment));
    }
    if (payment?.isFinal && !this.#finals.has(paymentId)) {
      this.#finals.add(paymentId);
      this.#target.dispatchEvent(new PayStatusFinalEvent(payment));
    }
    const isNewError = !previous.error || (connection === 'stopped' && error !== previous.error);
    if (error && isNewError) this.#target.dispatchEvent(new PayStatusErrorEvent(error));
    if (warning && warning !== previous.warning) this.#target.dispatchEvent(new PayStatusErrorEvent(warning));
  }
}
