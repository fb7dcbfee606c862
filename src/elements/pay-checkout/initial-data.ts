import type { PropertyValues } from 'lit';
import type { ReadResult } from '../../contract/readers/fields.js';
import { readInitialDetails, readInitialPayment } from '../../contract/readers/initial-data.js';
import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';

/** The inputs of the element with data of the page's own server. */
interface InitialInputs {
  readonly initialPayment: unknown;
  readonly initialDetails: unknown;
}

/** Reads the data that came with a new payment. Data that was set before is that of another payment. */
export const readInitialData = (
  changed: PropertyValues,
  { initialPayment, initialDetails }: InitialInputs,
): { readonly payment: PaymentStatusResponse | null; readonly details: ReadResult<PaymentDetails> | undefined } => {
  const payment = readInitialPayment(changed.has('initialPayment') ? initialPayment : undefined);
  const hasDetails = changed.has('initialDetails') && initialDetails != null;
  return {
    payment: payment.ok ? payment.value : null,
    details: hasDetails ? readInitialDetails(initialDetails) : undefined,
  };
};
