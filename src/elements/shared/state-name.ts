import { isKnownPaymentStatus } from '../../contract/payment-status.js';

/** Returns the name of a status in style sheets and slots, such as `requires-action`; `unknown` for an unknown status. */
export const stateName = (status: string): string =>
  isKnownPaymentStatus(status) ? status.replace('_', '-') : 'unknown';
