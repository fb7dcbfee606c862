import type { PaymentInfo, PaymentStatusResponse } from '../schemas/payment-status-response.js';
import {
  isBoolean,
  isEnumValue,
  isJsonObject,
  isString,
  isWholeNumber,
  omitInvalid,
  readAnswer,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';
import { isOptionAmount, readOptionAmount } from './option-amount.js';

const readInfo = (info: PaymentInfo, report: ReportInvalid): PaymentInfo => {
  const valid = omitInvalid(info, { optionAmount: isOptionAmount, txId: isString }, report, 'info.');
  const { optionAmount } = valid;
  return optionAmount
    ? { ...valid, optionAmount: readOptionAmount(optionAmount, report, 'info.optionAmount.') }
    : valid;
};

const readOptionalFields = (body: PaymentStatusResponse, report: ReportInvalid): PaymentStatusResponse => {
  const checks = { pollInMs: isWholeNumber, failureCode: isEnumValue, info: isJsonObject };
  const valid = omitInvalid(body, checks, report);
  const { info } = valid;
  return info ? { ...valid, info: readInfo(info, report) } : valid;
};

/**
 * Reads a status answer (`SPEC: Payment status response`). Only `status` and `isFinal` are required: an invalid detail is
 * left out and named in `invalidFields`, so that it never hides the status. Unknown fields are kept. The body is not changed.
 */
export const readPaymentStatusResponse = (body: unknown): ReadResult<PaymentStatusResponse> =>
  readAnswer(body, { status: isEnumValue, isFinal: isBoolean }, readOptionalFields);
