import { readPaymentDetails, type PaymentDetails } from './payment-details.js';
import {
  readPaymentStatusResponse,
  type StatusReading,
  type StatusReadingFailure,
} from './read-payment-status-response.js';

/** What a server wrote into its page: a body, or JSON text of one as an attribute has it. Undefined for broken text. */
const bodyOf = (written: unknown): unknown => {
  try {
    return typeof written === 'string' ? JSON.parse(written) : written;
  } catch {
    return undefined;
  }
};

/** Reads a status answer that a page was given by its own server. */
export const readInitialPayment = (written: unknown): StatusReading | StatusReadingFailure =>
  readPaymentStatusResponse(bodyOf(written));

/** Reads the details of a payment that a page was given by its own server; undefined when they are broken. */
export const readInitialDetails = (written: unknown): PaymentDetails | undefined => readPaymentDetails(bodyOf(written));
