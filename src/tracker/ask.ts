import type { AnswerDetails, StatusClient } from '../client/status-client.js';
import type { PaymentStatusResponse } from '../contract/payment-status-response.js';
import { NetworkError } from '../errors/network-error.js';
import { isPayError, type PayError } from '../errors/pay-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import type { Clock } from './ports.js';

/** Beyond the hold, an answer may take this long: a slow network, a busy gateway. */
export const ANSWER_MARGIN_MS = 10_000;

/** What one request came to. */
export type Outcome =
  | { readonly payment: PaymentStatusResponse; readonly details: AnswerDetails | undefined }
  | { readonly error: PayError }
  | 'aborted';

interface Ask {
  readonly client: StatusClient;
  readonly clock: Clock;
  readonly paymentId: string;
  readonly maxPollMs: number | undefined;
  readonly signal: AbortSignal;
}

/** Asks once, with a deadline. An answer that arrives after the signal was aborted is dropped, whatever the client does. */
export const ask = async ({ client, clock, paymentId, maxPollMs, signal }: Ask): Promise<Outcome> => {
  const timeoutMs = (maxPollMs ?? 0) + ANSWER_MARGIN_MS;
  const request = new AbortController();
  const abort = (): void => {
    request.abort();
  };
  signal.addEventListener('abort', abort);
  let timeout: TimeoutError | undefined;
  let details: AnswerDetails | undefined;
  const ended = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });
  const cancelTimer = clock.setTimeout(() => {
    timeout = new TimeoutError(timeoutMs);
    abort();
  }, timeoutMs);
  try {
    const answer = client.getPaymentStatus(paymentId, {
      maxPollMs,
      signal: request.signal,
      onAnswer: (said) => {
        details = said;
      },
    });
    // The race is for clients of a program's own that do not heed the signal.
    const payment = await Promise.race([answer, ended]);
    return signal.aborted ? 'aborted' : { payment, details };
  } catch (error) {
    if (signal.aborted) return 'aborted';
    if (timeout) return { error: timeout };
    return { error: isPayError(error) ? error : new NetworkError('The status client failed.', error) };
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', abort);
  }
};
