import type { PaymentDetails } from '../schemas/payment-details.js';
import type { PaymentStatusResponse } from '../schemas/payment-status-response.js';
import type { ReadResult } from './fields.js';
import { readPaymentDetails } from './payment-details.js';
import { readPaymentStatusResponse } from './payment-status-response.js';

/** Parses JSON text, as an attribute has it; a property may hold the body itself. Undefined for malformed text. */
const parseBody = (input: unknown): unknown => {
  try {
    return typeof input === 'string' ? JSON.parse(input) : input;
  } catch {
    return undefined;
  }
};

/** Reads a status answer that the page's own server put into the page: a body, or JSON text of one. */
export const readInitialPayment = (input: unknown): ReadResult<PaymentStatusResponse> =>
  readPaymentStatusResponse(parseBody(input));

/** Reads payment details that the page's own server put into the page: a body, or JSON text of one. */
export const readInitialDetails = (input: unknown): ReadResult<PaymentDetails> => readPaymentDetails(parseBody(input));
