import { LIMITS, MAX_LENGTHS } from '../limits.js';
import type { FetchActionsResponse, PaymentOption, PaymentOptionsResponse } from '../schemas/payment-options.js';
import { hasShortTexts } from '../text.js';
import { readCollectData } from './collect-data.js';
import {
  isJsonObject,
  keepIf,
  readAnswer,
  readOptional,
  readRequired,
  readText,
  readTime,
  readWholeNumber,
  type FieldReader,
  type ReadResult,
  type ReportInvalid,
} from './fields.js';
import { readOptionAmount } from './option-amount.js';
import { readPaymentDetails } from './payment-details.js';

/** Only the lengths are checked here: each action is untrusted until the check before signing has read it. */
const readActions = keepIf((actions) => Array.isArray(actions) && hasShortTexts(actions, MAX_LENGTHS.REQUEST));

const toCollectDataReader =
  (report: ReportInvalid, path: string): FieldReader =>
  (value) =>
    isJsonObject(value) ? readCollectData(value, report, `${path}collectData.`) : undefined;

/** Returns undefined if a required field is invalid. */
const readOption = (value: unknown, report: ReportInvalid, path: string): PaymentOption | undefined => {
  const details: string[] = [];
  const option = readRequired(value, {
    id: readText(LIMITS.OPTION_ID_MAX_LENGTH),
    account: readText(MAX_LENGTHS.ID),
    amount: (amount) => readOptionAmount(amount, (field) => details.push(field), `${path}amount.`),
    actions: readActions,
  });
  if (!option) return undefined;
  details.forEach(report);
  const collectData = toCollectDataReader(report, path);
  const readers = { etaS: readWholeNumber, expiresAt: readTime, collectData };
  return readOptional(option, readers, report, path) as unknown as PaymentOption;
};

const readOptionList = (options: readonly unknown[], report: ReportInvalid): PaymentOption[] =>
  options.flatMap((value, index) => {
    const path = `options.${index}`;
    const option = readOption(value, report, `${path}.`);
    if (!option) report(path);
    return option ?? [];
  });

const readFields = (body: PaymentOptionsResponse, report: ReportInvalid): PaymentOptionsResponse => {
  const readInfo: FieldReader = (value) => {
    const details = readPaymentDetails(value);
    if (!details.ok) return undefined;
    for (const field of details.invalidFields) report(`info.${field}`);
    return details.value;
  };
  const readOptions: FieldReader = (value) => {
    const options = Array.isArray(value) ? readOptionList(value, report) : undefined;
    // An empty list says that the accounts have not enough funds.
    return Array.isArray(value) && value.length && !options?.length ? undefined : options;
  };
  return readOptional(
    body,
    { options: readOptions, info: readInfo, collectData: toCollectDataReader(report, '') },
    report,
  );
};

/**
 * Reads the answer to a request for payment options. An option that lacks a required field is left out and named in
 * `invalidFields`, so that it cannot be chosen; the others remain. The body is not changed.
 */
export const readPaymentOptions = (body: unknown): ReadResult<PaymentOptionsResponse> =>
  readAnswer(body, {}, readFields);

/** Reads the actions that the gateway has built. Each of them is untrusted until the check before signing has read it. */
export const readFetchActions = (body: unknown): ReadResult<FetchActionsResponse> =>
  readAnswer(body, { actions: readActions }, (value: FetchActionsResponse) => value);
