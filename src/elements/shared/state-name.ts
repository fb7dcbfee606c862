import type { KnownPaymentStatus } from '../../contract/payment-status.js';

/** Returns the name of a status in style sheets and slots, such as `requires-action`; `unknown` without a known status. */
export const stateName = (status: KnownPaymentStatus | undefined): string => status?.replace('_', '-') ?? 'unknown';
