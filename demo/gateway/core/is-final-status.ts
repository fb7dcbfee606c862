import { FINAL_PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';

/** True if a payment in this status needs no further polling (`SPEC: States, rule 1`). */
export const isFinalStatus = (status: KnownPaymentStatus): boolean =>
  (FINAL_PAYMENT_STATUSES as readonly KnownPaymentStatus[]).includes(status);
