import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { getPaymentDetails, type GatewayCaller } from '../client/checkout-client.js';
import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';
import type { ReadResult, ReadSuccess } from '../contract/readers/fields.js';
import type { PaymentDetails } from '../contract/schemas/payment-details.js';
import { ContractError } from '../core/errors/contract-error.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';

/** The payment, and the gateway to load its details from. Each may be missing. */
export interface DetailsSource {
  readonly paymentId: string | null | undefined;
  readonly caller: GatewayCaller | undefined;
}

/** Callbacks for invalid details and for errors while loading them. */
export interface DetailsListeners {
  /** The details, or some of their fields, were left out because they are invalid. */
  readonly onInvalid: (error: ContractError) => void;
  /** Loading failed, other than with a 404: a gateway may have no such endpoint. */
  readonly onError: (error: PayError) => void;
}

/** The state of the payment details. */
export type DetailsState =
  /** Nothing to load, or the gateway has no such endpoint. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly details: PaymentDetails };

const UNREADABLE =
  'initial-details is not payment details as JSON, and is ignored. Use the body of the response with the payment details.';

const isNotFound = (error: unknown): boolean => isPayError(error) && 'status' in error && error.status === 404;

/** Loads the payment details, once per payment. Details of another payment are never shown. */
export class DetailsController {
  readonly #host: ReactiveControllerHost;
  readonly #task: Task<readonly unknown[], ReadSuccess<PaymentDetails> | undefined>;
  readonly #source: () => DetailsSource;
  readonly #listeners: DetailsListeners;
  #initialData: PaymentDetails | undefined;
  #tries = 0;

  constructor(host: ReactiveControllerHost, getSource: () => DetailsSource, listeners: DetailsListeners) {
    this.#host = host;
    this.#source = getSource;
    this.#listeners = listeners;
    this.#task = new Task(host, {
      task: async () => {
        const { paymentId, caller } = getSource();
        return !this.#initialData && paymentId && caller ? getPaymentDetails(paymentId, caller) : undefined;
      },
      onComplete: (result) => {
        if (result) this.#report(result, 'the payment details');
      },
      onError: (error) => {
        if (isPayError(error) && !isNotFound(error)) listeners.onError(error);
      },
      args: () => {
        const { paymentId, caller } = getSource();
        return [paymentId, caller?.baseUrl, caller?.credentials[GATEWAY_HEADERS.APP_ID], this.#tries];
      },
    });
  }

  get state(): DetailsState {
    const { status, value, error } = this.#task;
    if (status === TaskStatus.ERROR) return { kind: isNotFound(error) ? 'none' : 'failed' };
    const details = this.#initialData ?? (status === TaskStatus.COMPLETE ? value?.value : undefined);
    if (details) return { kind: 'known', details };
    const { paymentId, caller } = this.#source();
    return { kind: status !== TaskStatus.COMPLETE && paymentId && caller ? 'pending' : 'none' };
  }

  /** The details, once they are known. */
  get known(): PaymentDetails | undefined {
    const { state } = this;
    return state.kind === 'known' ? state.details : undefined;
  }

  /** Sets the details that the page's own server provided. They are not loaded from the gateway then. */
  setInitialData(details: ReadResult<PaymentDetails> | undefined): void {
    this.#initialData = details?.ok ? details.value : undefined;
    if (details?.ok) this.#report(details, 'initial-details');
    else if (details) this.#listeners.onInvalid(new ContractError(UNREADABLE));
  }

  #report({ invalidFields }: ReadSuccess<PaymentDetails>, source: string): void {
    if (!invalidFields.length) return;
    const message = `Ignored invalid field(s) of ${source}: ${invalidFields.join(', ')}.`;
    this.#listeners.onInvalid(new ContractError(message));
  }

  /** Loads the details again, if loading has failed. */
  readonly retry = (): void => {
    if (this.state.kind !== 'failed') return;
    this.#tries++;
    this.#host.requestUpdate();
  };
}
