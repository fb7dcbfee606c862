import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { stateName } from './state-name.js';

/** Replaces the custom states of an element by that of the payment, if it is known. */
export const setStates = (
  { states }: Pick<ElementInternals, 'states'>,
  payment: PaymentStatusResponse | null,
): void => {
  states.clear();
  if (payment) states.add(stateName(getKnownStatus(payment)));
};
