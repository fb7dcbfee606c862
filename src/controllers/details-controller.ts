import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { getPaymentDetails, type GatewayCaller } from '../client/checkout-client.js';
import type { PaymentDetails } from '../contract/schemas/payment-details.js';
import { isPayError } from '../core/errors/pay-error.js';

/** Whom to ask about which payment; each part may be missing. */
export interface DetailsQuestion {
  readonly paymentId: string | null | undefined;
  readonly baseUrl: string | null | undefined;
  readonly appId: string | null | undefined;
}

/** What is known of what is paid. */
export type DetailsState =
  /** Nobody is asked, or the gateway has no such endpoint. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly details: PaymentDetails };

const isNotThere = (error: unknown): boolean => isPayError(error) && 'status' in error && error.status === 404;

/** Asks the gateway what is paid, once per payment. What was said of another payment is never shown for this one. */
export class DetailsController {
  readonly #host: ReactiveControllerHost;
  readonly #task: Task<readonly unknown[], PaymentDetails | undefined>;
  readonly #question: () => DetailsQuestion;
  #given: PaymentDetails | undefined;
  #tries = 0;

  constructor(
    host: ReactiveControllerHost,
    question: () => DetailsQuestion,
    callerOf: (baseUrl: string, appId: string) => GatewayCaller,
  ) {
    this.#host = host;
    this.#question = question;
    this.#task = new Task(host, {
      task: async () => {
        const { paymentId, baseUrl, appId } = question();
        const asks = !this.#given && paymentId && baseUrl && appId;
        return asks ? getPaymentDetails(paymentId, callerOf(baseUrl, appId)) : undefined;
      },
      args: () => {
        const { paymentId, baseUrl, appId } = question();
        return [paymentId, baseUrl, appId, this.#tries];
      },
    });
  }

  get state(): DetailsState {
    const { status, value, error } = this.#task;
    if (status === TaskStatus.ERROR) return { kind: isNotThere(error) ? 'none' : 'failed' };
    const details = this.#given ?? (status === TaskStatus.COMPLETE ? value : undefined);
    if (details) return { kind: 'known', details };
    const { paymentId, baseUrl, appId } = this.#question();
    return { kind: status !== TaskStatus.COMPLETE && paymentId && baseUrl && appId ? 'pending' : 'none' };
  }

  /** Sets the details that the page's own server read; the gateway is not asked for them then. */
  setInitialData(details: PaymentDetails | undefined): void {
    this.#given = details;
  }

  /** Asks again if that has failed. */
  readonly retry = (): void => {
    if (this.state.kind !== 'failed') return;
    this.#tries++;
    this.#host.requestUpdate();
  };
}
