import { MAX_LENGTHS } from '../limits.js';
import type { PaymentDetails, RequestedAmount } from '../schemas/payment-details.js';
import {
  readAnswer,
  readLabel,
  readOptional,
  readRequired,
  readTime,
  readUrl,
  readWholeNumber,
  type FieldReader,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';
import { AMOUNT_READERS } from './option-amount.js';

const readDisplay: FieldReader = (value) =>
  readRequired(value, { assetSymbol: readLabel(MAX_LENGTHS.SYMBOL), decimals: readWholeNumber });

/** Reads an amount to pay; undefined without its required fields. `path` leads to it and ends with a dot. */
export const readRequestedAmount = (
  value: unknown,
  report: ReportInvalid,
  path: string,
): RequestedAmount | undefined => {
  const amount = readRequired(value, AMOUNT_READERS);
  return amount && (readOptional(amount, { display: readDisplay }, report, path) as unknown as RequestedAmount);
};

const readFields = (body: PaymentDetails, report: ReportInvalid): PaymentDetails => {
  const readAmount: FieldReader = (value) => readRequestedAmount(value, report, 'amount.');
  const readMerchant: FieldReader = (value) => {
    const merchant = readRequired(value, { name: readLabel(MAX_LENGTHS.NAME) });
    return merchant && readOptional(merchant, { iconUrl: readUrl }, report, 'merchant.');
  };
  return readOptional(body, { amount: readAmount, expiresAt: readTime, merchant: readMerchant }, report);
};

/**
 * Reads the answer of `GET /v1/gateway/payment/{id}`. No field is required: an invalid one is left out and named in
 * `invalidFields`. Unknown fields are kept. The body is not changed.
 */
export const readPaymentDetails = (body: unknown): ReadResult<PaymentDetails> => readAnswer(body, {}, readFields);
