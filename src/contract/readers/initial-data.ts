import { MAX_LENGTHS } from '../limits.js';
import type { PaymentDetails } from '../schemas/payment-details.js';
import type { PaymentStatusResponse } from '../schemas/payment-status-response.js';
import { isString, type ReadResult } from './fields.js';
import { readPaymentDetails } from './payment-details.js';
import { readPaymentStatusResponse } from './payment-status-response.js';

/** Parses the JSON text of an attribute; an object set as a property is returned as it is. Undefined for malformed text. */
export const parseAttribute = (input: unknown): unknown => {
  if (!isString(input)) return input;
  try {
    return input.length <= MAX_LENGTHS.JSON ? (JSON.parse(input) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** A getter of what a page has set may throw. */
const readSafely = <Value>(read: () => ReadResult<Value>): ReadResult<Value> => {
  try {
    return read();
  } catch {
    return { ok: false, invalidFields: ['body'] };
  }
};

/** Reads a status response that the page's own server provided: the body, or its JSON text. */
export const readInitialPayment = (input: unknown): ReadResult<PaymentStatusResponse> =>
  readSafely(() => readPaymentStatusResponse(parseAttribute(input)));

/** Reads payment details that the page's own server provided: the body, or its JSON text. */
export const readInitialDetails = (input: unknown): ReadResult<PaymentDetails> =>
  readSafely(() => readPaymentDetails(parseAttribute(input)));
