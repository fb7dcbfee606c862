import type { AnswerDetails, StatusClient } from '../client/status-client.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { NetworkError } from '../core/errors/network-error.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';
import { TimeoutError } from '../core/errors/timeout-error.js';
import type { Clock } from '../core/clock.js';

/** Beyond the hold, an answer may take this long: a slow network, a busy gateway. */
export const RESPONSE_MARGIN_MS = 10_000;

/** What one request came to. */
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
 * Asks once, with a deadline. Ends when the signal is aborted, whatever the client does; what the outcome says counts
 * for nothing then.
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
      const onAnswer = (said: AnswerDetails): void => {
        details = said;
      };
      const payment = await client.getPaymentStatus(paymentId, { maxPollMs, signal: request.signal, onAnswer });
      return { payment, details };
    } catch (error) {
      return { error: isPayError(error) ? error : new NetworkError('The status client failed.', error) };
    }
  };
  // Not left to the client's own heed of the signal: it may be a program's own.
  const givenUp = new Promise<RequestOutcome>((resolve) => {
    const timeoutMs = (maxPollMs ?? 0) + RESPONSE_MARGIN_MS;
    const giveUp = (): void => {
      resolve({ error: new TimeoutError(timeoutMs) });
      request.abort();
    };
    request.signal.addEventListener('abort', clock.setTimeout(giveUp, timeoutMs));
    signal.addEventListener('abort', giveUp, { signal: request.signal });
  });
  const outcome = await Promise.race([givenUp, answer()]);
  // Also cancels the timer and the listener.
  request.abort();
  return outcome;
};
