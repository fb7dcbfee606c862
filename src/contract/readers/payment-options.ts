import { LIMITS } from '../limits.js';
import type { FetchActionsResponse, PaymentOption, PaymentOptionsResponse } from '../schemas/payment-options.js';
import { readCollectData } from './collect-data.js';
import {
  isJsonObject,
  isString,
  isWholeNumber,
  omitInvalid,
  readAnswer,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';
import { isOptionAmount, readOptionAmount } from './option-amount.js';
import { readPaymentDetails } from './payment-details.js';

const isOption = (value: unknown): value is PaymentOption =>
  isJsonObject(value) &&
  isString(value['id']) &&
  value['id'].length <= LIMITS.OPTION_ID_MAX_LENGTH &&
  isString(value['account']) &&
  isOptionAmount(value['amount']) &&
  Array.isArray(value['actions']);

const readOption = (option: PaymentOption, report: ReportInvalid, path: string): PaymentOption => {
  const checks = { etaS: isWholeNumber, expiresAt: isWholeNumber, collectData: isJsonObject };
  const { collectData, ...rest } = omitInvalid(option, checks, report, path);
  return {
    ...rest,
    amount: readOptionAmount(option.amount, report, `${path}amount.`),
    ...(collectData !== undefined && {
      collectData: collectData && readCollectData(collectData, report, `${path}collectData.`),
    }),
  };
};

const readOptionList = (options: readonly unknown[], report: ReportInvalid): PaymentOption[] =>
  options.flatMap((option, index) => {
    const path = `options.${index}`;
    if (isOption(option)) return [readOption(option, report, `${path}.`)];
    report(path);
    return [];
  });

const readFields = (body: PaymentOptionsResponse, report: ReportInvalid): PaymentOptionsResponse => {
  const { options, info, collectData, ...rest } = omitInvalid(
    body,
    { options: Array.isArray, info: isJsonObject, collectData: isJsonObject },
    report,
  );
  const details = readPaymentDetails(info);
  if (details.ok) for (const field of details.invalidFields) report(`info.${field}`);
  return {
    ...rest,
    ...(options !== undefined && { options: options && readOptionList(options, report) }),
    ...(details.ok && { info: details.value }),
    ...(collectData !== undefined && {
      collectData: collectData && readCollectData(collectData, report, 'collectData.'),
    }),
  };
};

/**
 * Reads the answer to a request for payment options. An option that lacks a required field is left out and named in
 * `invalidFields`, so that it cannot be chosen; the others remain. The body is not changed.
 */
export const readPaymentOptions = (body: unknown): ReadResult<PaymentOptionsResponse> =>
  readAnswer(body, {}, readFields);

/** Reads the actions that the gateway has built. Each of them is untrusted until the check before signing has read it. */
export const readFetchActions = (body: unknown): ReadResult<FetchActionsResponse> =>
  readAnswer(body, { actions: Array.isArray }, (value: FetchActionsResponse) => value);
