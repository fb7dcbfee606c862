import type { AnswerDetails, StatusClient } from '../client/status-client.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import { MAX_LENGTHS } from '../contract/limits.js';
import type { ReadSuccess } from '../contract/readers/fields.js';
import { isIdentifier, toLabel } from '../contract/text.js';
import { ContractError } from '../core/errors/contract-error.js';
import { NetworkError } from '../core/errors/network-error.js';
import { isPayError, type PayError } from '../core/errors/pay-error.js';
import { getThrownText } from '../core/errors/thrown-text.js';
import type { Clock } from '../core/clock.js';
import { withDeadline } from '../core/deadline.js';
import { askPage } from '../core/listeners.js';

/** The time that an answer may take beyond the long poll, milliseconds. */
export const RESPONSE_MARGIN_MS = 10_000;

/** The result of one request. */
export type RequestOutcome =
  { readonly payment: PaymentStatusResponse; readonly details: AnswerDetails } | { readonly error: PayError };

interface RequestInputs {
  readonly client: StatusClient;
  readonly clock: Clock;
  readonly paymentId: string;
  readonly maxPollMs: number | undefined;
  readonly signal: AbortSignal;
}

const toError = (error: unknown): PayError => {
  if (isPayError(error)) return error;
  const reason = toLabel(getThrownText(error), MAX_LENGTHS.MESSAGE);
  return new NetworkError(`The status client failed: ${reason}`, error);
};

/** A client of the program may resolve to anything: it is read like an answer of the gateway. */
const readResponse = (payment: unknown): ReadSuccess<PaymentStatusResponse> => {
  const result = readPaymentStatusResponse(payment);
  if (result.ok) return result;
  const problem =
    payment === undefined ? 'undefined' : `a value with invalid fields: ${result.invalidFields.join(', ')}`;
  throw new ContractError(`The status client resolved to ${problem}. It must resolve to a status response.`, payment);
};

/** Within this century: a custom client may pass seconds or microseconds by mistake. */
const isPlausibleTime = (ms: unknown): ms is number =>
  typeof ms === 'number' && ms >= Date.UTC(2000, 0) && ms < Date.UTC(2100, 0);

/** Merges the client's details with the fields that were dropped here. Unreadable details must not discard the status. */
const readDetails = (details: Partial<AnswerDetails> | undefined, invalidFields: readonly string[]): AnswerDetails => {
  const read = (): Partial<AnswerDetails> => {
    const { gatewayTimeMs, invalidFields: own } = details ?? {};
    return { gatewayTimeMs, invalidFields: Array.isArray(own) ? own.filter(isIdentifier(MAX_LENGTHS.NAME)) : [] };
  };
  const { gatewayTimeMs, invalidFields: known = [] } = askPage(read, {});
  const isWrong = gatewayTimeMs !== undefined && !isPlausibleTime(gatewayTimeMs);
  return {
    gatewayTimeMs: isWrong ? undefined : gatewayTimeMs,
    invalidFields: [...new Set([...known, ...invalidFields, ...(isWrong ? ['gatewayTimeMs'] : [])])],
  };
};

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
      { clock, timeoutMs, signal },
    );
    const { value, invalidFields } = readResponse(payment);
    return { payment: value, details: readDetails(details, invalidFields) };
  } catch (error) {
    return { error: toError(error) };
  }
};
