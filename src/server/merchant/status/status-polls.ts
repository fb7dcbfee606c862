import type { PaymentStatusResponse } from '../../../contract/schemas/payment-status-response.js';
import type { Clock } from '../../../core/clock.js';
import type { MerchantClient } from '../merchant-client.js';
import { PaymentPoll, type RequestStatus } from './payment-poll.js';

/** The dependencies of the shared polls, and their limits. */
export interface StatusPollsOptions {
  readonly client: Pick<MerchantClient, 'getPaymentStatus'>;
  readonly clock: Clock;
  readonly reportError: (error: unknown) => Promise<void>;
  readonly maxWaitersPerPayment: number;
  readonly maxWaiters: number;
}

/** The shared polls of all payments. */
export class StatusPolls {
  readonly #options: StatusPollsOptions;
  /** The one used last is the last one. */
  readonly #polls = new Map<string, PaymentPoll>();
  #waiters = 0;

  constructor(options: StatusPollsOptions) {
    this.#options = options;
  }

  /** The limit that another request for this payment would exceed. */
  getExceededLimit(paymentId: string): 'maxWaitersPerPayment' | 'maxWaiters' | undefined {
    const { maxWaitersPerPayment, maxWaiters } = this.#options;
    if ((this.#polls.get(paymentId)?.size ?? 0) >= maxWaitersPerPayment) return 'maxWaitersPerPayment';
    return this.#waiters >= maxWaiters ? 'maxWaiters' : undefined;
  }

  async getStatus(
    paymentId: string,
    maxPollMs: number | undefined,
    signal: AbortSignal,
  ): Promise<PaymentStatusResponse> {
    this.#waiters++;
    try {
      return await this.#open(paymentId).getStatus(maxPollMs, signal);
    } finally {
      this.#waiters--;
    }
  }

  /** Never rejects. */
  notify(paymentId: string): Promise<void> {
    return this.#open(paymentId).notify();
  }

  #open(paymentId: string): PaymentPoll {
    const poll = this.#polls.get(paymentId) ?? new PaymentPoll(this.#createRequest(paymentId), this.#options.clock);
    this.#polls.delete(paymentId);
    for (const [id, { canForget }] of this.#polls) {
      if (!canForget) break;
      this.#polls.delete(id);
    }
    this.#polls.set(paymentId, poll);
    return poll;
  }

  /** Not retried: the page retries. An error is reported once, however many visitors get it. */
  #createRequest(paymentId: string): RequestStatus {
    const { client, reportError } = this.#options;
    return async ({ maxPollMs, signal }) => {
      try {
        return { payment: await client.getPaymentStatus(paymentId, { maxPollMs, signal, maxAttempts: 1 }) };
      } catch (error) {
        if (!signal.aborted) await reportError(error);
        return { error };
      }
    };
  }
}
