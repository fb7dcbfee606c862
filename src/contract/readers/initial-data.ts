import type { PaymentDetails } from '../schemas/payment-details.js';
import type { PaymentStatusResponse } from '../schemas/payment-status-response.js';
import type { ReadResult } from './fields.js';
import { readPaymentDetails } from './payment-details.js';
import { readPaymentStatusResponse } from './payment-status-response.js';

/** Parses the JSON text of an attribute; an object set as a property is returned as it is. Undefined for malformed text. */
const parseBody = (input: unknown): unknown => {
  try {
    return typeof input === 'string' ? JSON.parse(input) : input;
  } catch {
    return undefined;
  }
};

/** Reads a status response that the page's own server provided: the body, or its JSON text. */
export const readInitialPayment = (input: unknown): ReadResult<PaymentStatusResponse> =>
  readPaymentStatusResponse(parseBody(input));

/** Reads payment details that the page's own server provided: the body, or its JSON text. */
export const readInitialDetails = (input: unknown): ReadResult<PaymentDetails> => readPaymentDetails(parseBody(input));
