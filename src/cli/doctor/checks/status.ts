import {
  paymentStatusResponseSchema,
  type PaymentStatusResponse,
} from '../../../contract/schemas/payment-status-response.js';
import { describeFailure, readCode } from '../failure.js';
import { ok, type Finding } from '../finding.js';
import type { Observed, RawAnswer } from '../observe.js';
import { checkFields, checkStatusRules } from './contract.js';
import { checkCaching, checkDate } from './date.js';

/** The sender was recognized, even if the payment was not found. */
const isAuthenticated = ({ result, answer }: Observed<unknown>): boolean =>
  result.ok || readCode(answer) === 'payment_not_found';

/** Checks the first answer to a status request, at this time of this machine, Unix milliseconds. */
export const checkStatus = (
  observed: Observed<PaymentStatusResponse>,
  answer: RawAnswer,
  nowMs: number,
): readonly Finding[] => {
  const auth = isAuthenticated(observed) ? [ok('auth', 'The gateway accepts the app id.')] : [];
  if (!observed.result.ok) {
    const isJson = answer.status === 200 && answer.body !== undefined;
    const fields = isJson ? checkFields('fields', paymentStatusResponseSchema, answer.body) : [];
    return [...auth, describeFailure('status', observed), ...fields];
  }
  return [
    ...auth,
    ...checkStatusRules(observed.result.value),
    ...checkFields('fields', paymentStatusResponseSchema, answer.body),
    checkDate(answer.headers, nowMs),
    checkCaching(answer.headers),
  ];
};
