import { getKnownStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { stateName } from './state-name.js';

/** The custom states of an element; undefined in a browser without them. */
export const attachStates = (element: Pick<HTMLElement, 'attachInternals'>): CustomStateSet | undefined => {
  try {
    return element.attachInternals().states;
  } catch {
    // An old browser, or a DOM for tests.
    return undefined;
  }
};

/** Replaces the custom states of an element by that of the payment, if it is known, and others. */
export const setStates = (
  states: CustomStateSet | undefined,
  payment: PaymentStatusResponse | null,
  others: readonly string[] = [],
): void => {
  states?.clear();
  for (const name of [...(payment ? [stateName(getKnownStatus(payment))] : []), ...others]) {
    try {
      states?.add(name);
    } catch {
      // Browsers of 2020 to 2024 know only names that begin with dashes.
    }
  }
};
