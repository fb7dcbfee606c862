import type { AnswerDetails, StatusClient } from '../client/status-client.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { NetworkError } from '../core/errors/network-error.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';
import { TimeoutError } from '../core/errors/timeout-error.js';
import type { Clock } from '../core/clock.js';
import { withDeadline } from '../core/deadline.js';

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

/** Requests the status once, with a timeout. The outcome is meaningless once the signal is aborted. */
export const requestStatus = async ({
  client,
  clock,
  paymentId,
  maxPollMs,
  signal,
}: RequestInputs): Promise<RequestOutcome> => {
  const timeoutMs = (maxPollMs ?? 0) + RESPONSE_MARGIN_MS;
  let details: AnswerDetails | undefined;
  const onAnswer = (answerDetails: AnswerDetails): void => {
    details = answerDetails;
  };
  try {
    const payment = await withDeadline(
      (requestSignal) => client.getPaymentStatus(paymentId, { maxPollMs, signal: requestSignal, onAnswer }),
      { clock, timeoutMs, onTimeout: () => new TimeoutError(timeoutMs), signal },
    );
    return { payment, details };
  } catch (error) {
    return { error: isPayError(error) ? error : new NetworkError('The status client failed.', error) };
  }
};
