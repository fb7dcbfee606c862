import type { PaymentDetails } from '../schemas/payment-details.js';
import {
  isJsonObject,
  isString,
  isWholeNumber,
  omitInvalid,
  readAnswer,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';

const isAmount = (value: unknown): boolean =>
  isJsonObject(value) && isString(value['unit']) && isString(value['value']);

const isDisplay = (value: unknown): boolean =>
  isJsonObject(value) && isString(value['assetSymbol']) && isWholeNumber(value['decimals']);

const isMerchant = (value: unknown): boolean => isJsonObject(value) && isString(value['name']);

const readFields = (body: PaymentDetails, report: ReportInvalid): PaymentDetails => {
  const checks = { amount: isAmount, expiresAt: isWholeNumber, merchant: isMerchant };
  const valid = omitInvalid(body, checks, report);
  const { amount, merchant } = valid;
  return {
    ...valid,
    ...(amount && { amount: omitInvalid(amount, { display: isDisplay }, report, 'amount.') }),
    ...(merchant && { merchant: omitInvalid(merchant, { iconUrl: isString }, report, 'merchant.') }),
  };
};

/**
 * Reads the answer of `GET /v1/gateway/payment/{id}`. No field is required: an invalid one is left out and named in
 * `invalidFields`. Unknown fields are kept. The body is not changed.
 */
export const readPaymentDetails = (body: unknown): ReadResult<PaymentDetails> => readAnswer(body, {}, readFields);
