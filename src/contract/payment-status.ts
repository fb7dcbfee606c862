import { hasOwn } from './has-own.js';
import type { OpenEnum } from './open-enum.js';

/**
 * The payment statuses, and how a payment in each of them has ended: not yet, with success, or without (`SPEC: States and
 * transitions`). Settlement is a stage of `succeeded`, not a status.
 */
export const STATUS_OUTCOMES = {
  requires_action: 'open',
  processing: 'open',
  succeeded: 'success',
  failed: 'failure',
  expired: 'failure',
  cancelled: 'failure',
} as const;

/** How a payment has ended. */
export type PaymentOutcome = (typeof STATUS_OUTCOMES)[KnownPaymentStatus];

/** A payment status that this version knows. */
export type KnownPaymentStatus = keyof typeof STATUS_OUTCOMES;

/** A status that the gateway reports with `isFinal: true`. */
export type FinalPaymentStatus = {
  [Status in KnownPaymentStatus]: (typeof STATUS_OUTCOMES)[Status] extends 'open' ? never : Status;
}[KnownPaymentStatus];

/** A payment status as read from the gateway: known, or added later. */
export type PaymentStatus = OpenEnum<KnownPaymentStatus>;

/** All statuses that this version knows. */
export const PAYMENT_STATUSES = Object.keys(STATUS_OUTCOMES) as readonly KnownPaymentStatus[];

/** The statuses that the gateway reports with `isFinal: true`. Readers stop on `isFinal`; this list is for writers. */
export const FINAL_PAYMENT_STATUSES: readonly FinalPaymentStatus[] = PAYMENT_STATUSES.filter(
  (status): status is FinalPaymentStatus => STATUS_OUTCOMES[status] !== 'open',
);

/** Returns true if this version knows the status. An unknown status is shown neutrally: never success, never failure. */
export const isKnownPaymentStatus = (status: string): status is KnownPaymentStatus => hasOwn(STATUS_OUTCOMES, status);

/**
 * Returns the status of an answer if it can be shown as such; undefined if this version does not know it, or if `isFinal`
 * contradicts it, such as `succeeded` that is not final. Such an answer is shown neutrally: never success, never failure.
 */
export const getKnownStatus = ({
  status,
  isFinal,
}: {
  readonly status: string;
  readonly isFinal: boolean;
}): KnownPaymentStatus | undefined =>
  isKnownPaymentStatus(status) && isFinal === (STATUS_OUTCOMES[status] !== 'open') ? status : undefined;

/**
 * Returns true if an answer says that the payment can be paid. One that contradicts itself, or whose status this version does
 * not know, does not say so: nobody is asked to pay then.
 */
export const isPayable = (payment: Parameters<typeof getKnownStatus>[0]): boolean =>
  getKnownStatus(payment) === 'requires_action';

/** Returns how a payment has ended; undefined if its answer does not say, as for {@link getKnownStatus}. */
export const getOutcome = (payment: Parameters<typeof getKnownStatus>[0]): PaymentOutcome | undefined => {
  const status = getKnownStatus(payment);
  return status && STATUS_OUTCOMES[status];
};
