import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { getPaymentDetails, type GatewayCaller } from '../client/checkout-client.js';
import type { ReadResult, ReadSuccess } from '../contract/readers/fields.js';
import type { PaymentDetails } from '../contract/schemas/payment-details.js';
import { isPayError } from '../core/errors/pay-error.js';

/** The payment, and the gateway to load its details from. Each may be missing. */
export interface DetailsSource {
  readonly paymentId: string | null | undefined;
  readonly baseUrl: string | null | undefined;
  readonly appId: string | null | undefined;
}

/** The state of the payment details. */
export type DetailsState =
  /** Nothing to load, or the gateway has no such endpoint. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly details: PaymentDetails };

const isNotFound = (error: unknown): boolean => isPayError(error) && 'status' in error && error.status === 404;

/** Loads the payment details, once per payment. Details of another payment are never shown. */
export class DetailsController {
  readonly #host: ReactiveControllerHost;
  readonly #task: Task<readonly unknown[], ReadSuccess<PaymentDetails> | undefined>;
  readonly #source: () => DetailsSource;
  readonly #onInvalidFields: (fields: readonly string[]) => void;
  #initialData: PaymentDetails | undefined;
  #tries = 0;

  constructor(
    host: ReactiveControllerHost,
    getSource: () => DetailsSource,
    createCaller: (baseUrl: string, appId: string) => GatewayCaller,
    onInvalidFields: (fields: readonly string[]) => void,
  ) {
    this.#host = host;
    this.#source = getSource;
    this.#onInvalidFields = onInvalidFields;
    this.#task = new Task(host, {
      task: async () => {
        const { paymentId, baseUrl, appId } = getSource();
        const canLoad = !this.#initialData && paymentId && baseUrl && appId;
        return canLoad ? getPaymentDetails(paymentId, createCaller(baseUrl, appId)) : undefined;
      },
      onComplete: (result) => {
        if (result) this.#report(result);
      },
      args: () => {
        const { paymentId, baseUrl, appId } = getSource();
        return [paymentId, baseUrl, appId, this.#tries];
      },
    });
  }

  get state(): DetailsState {
    const { status, value, error } = this.#task;
    if (status === TaskStatus.ERROR) return { kind: isNotFound(error) ? 'none' : 'failed' };
    const details = this.#initialData ?? (status === TaskStatus.COMPLETE ? value?.value : undefined);
    if (details) return { kind: 'known', details };
    const { paymentId, baseUrl, appId } = this.#source();
    return { kind: status !== TaskStatus.COMPLETE && paymentId && baseUrl && appId ? 'pending' : 'none' };
  }

  /** Sets the details that the page's own server provided. They are not loaded from the gateway then. */
  setInitialData(details: ReadResult<PaymentDetails> | undefined): void {
    this.#initialData = details?.ok ? details.value : undefined;
    if (details) this.#report(details);
  }

  #report({ invalidFields }: ReadResult<PaymentDetails>): void {
    if (invalidFields.length) this.#onInvalidFields(invalidFields);
  }

  /** Loads the details again, if loading has failed. */
  readonly retry = (): void => {
    if (this.state.kind !== 'failed') return;
    this.#tries++;
    this.#host.requestUpdate();
  };
}
