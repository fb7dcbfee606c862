import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { stateName } from './state-name.js';

/** Sets the custom states of an element: that of the payment, if it is known, and others. */
export const setStates = (
  { states }: Pick<ElementInternals, 'states'>,
  payment: PaymentStatusResponse | null,
  ...others: readonly string[]
): void => {
  states.clear();
  if (payment) states.add(stateName(getKnownStatus(payment)));
  for (const name of others) states.add(name);
};
