import { MAX_LENGTHS } from '../limits.js';
import type { PaymentStatusResponse } from '../schemas/payment-status-response.js';
import {
  isJsonObject,
  readAnswer,
  readBoolean,
  readCode,
  readOptional,
  readText,
  readWholeNumber,
  type FieldReader,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';
import { readOptionAmount } from './option-amount.js';

const readOptionalFields = (body: PaymentStatusResponse, report: ReportInvalid): PaymentStatusResponse => {
  const readAmount: FieldReader = (value) => readOptionAmount(value, report, 'info.optionAmount.');
  const readInfo: FieldReader = (info) =>
    isJsonObject(info)
      ? readOptional(info, { optionAmount: readAmount, txId: readText(MAX_LENGTHS.ID) }, report, 'info.')
      : undefined;
  return readOptional(body, { pollInMs: readWholeNumber, failureCode: readCode, info: readInfo }, report);
};

/**
 * Reads a status answer (`SPEC: Payment status response`). Only `status` and `isFinal` are required: an invalid detail is
 * left out and named in `invalidFields`, so that it never hides the status. Unknown fields are kept. The body is not changed.
 */
export const readPaymentStatusResponse = (body: unknown): ReadResult<PaymentStatusResponse> =>
  readAnswer(body, { status: readCode, isFinal: readBoolean }, readOptionalFields);
