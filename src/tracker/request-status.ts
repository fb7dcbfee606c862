import type { AnswerDetails, StatusClient } from '../client/status-client.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { NetworkError } from '../core/errors/network-error.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';
import { TimeoutError } from '../core/errors/timeout-error.js';
import type { Clock } from '../core/clock.js';

/** The time that an answer may take beyond the long poll, milliseconds. */
export const RESPONSE_MARGIN_MS = 10_000;

/** The result of one request. */
export type RequestOutcome =
  | { readonly payment: PaymentStatusResponse; readonly details: AnswerDetails | undefined }
  | { readonly error: PayError };

interface RequestInputs {
  readonly client: StatusClient;
  readonly clock: Clock;
  readonly paymentId: string;
  readonly maxPollMs: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Requests the status once, with a timeout. Resolves when the signal is aborted, even if the client ignores it; the outcome
 * is meaningless then.
 */
export const requestStatus = async ({
  client,
  clock,
  paymentId,
  maxPollMs,
  signal,
}: RequestInputs): Promise<RequestOutcome> => {
  const request = new AbortController();
  let details: AnswerDetails | undefined;
  const answer = async (): Promise<RequestOutcome> => {
    try {
      const onAnswer = (answerDetails: AnswerDetails): void => {
        details = answerDetails;
      };
      const payment = await client.getPaymentStatus(paymentId, { maxPollMs, signal: request.signal, onAnswer });
      return { payment, details };
    } catch (error) {
      return { error: isPayError(error) ? error : new NetworkError('The status client failed.', error) };
    }
  };
  // A custom client may ignore its signal.
  const timeout = new Promise<RequestOutcome>((resolve) => {
    const timeoutMs = (maxPollMs ?? 0) + RESPONSE_MARGIN_MS;
    const abort = (): void => {
      resolve({ error: new TimeoutError(timeoutMs) });
      request.abort();
    };
    request.signal.addEventListener('abort', clock.setTimeout(abort, timeoutMs));
    signal.addEventListener('abort', abort, { signal: request.signal });
  });
  const outcome = await Promise.race([timeout, answer()]);
  // Removes the timer and the listener.
  request.abort();
  return outcome;
};
