import { isKnownPaymentStatus } from '../../contract/payment-status.js';

/** What style sheets and slots call a status: `requires-action`; `unknown` for one that this library does not know. */
export const stateName = (status: string): string =>
  isKnownPaymentStatus(status) ? status.replace('_', '-') : 'unknown';
