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

/** Adds a custom state, in browsers that can. */
export const addState = (states: CustomStateSet | undefined, name: string): void => {
  try {
    states?.add(name);
  } catch {
    // Browsers of 2020 to 2024 know only names that begin with dashes.
  }
};

/** Replaces the custom states of an element by that of the payment, if it is known. */
export const setPaymentState = (states: CustomStateSet | undefined, payment: PaymentStatusResponse | null): void => {
  states?.clear();
  if (payment) addState(states, stateName(getKnownStatus(payment)));
};
