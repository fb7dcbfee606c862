import type { OpenEnum } from './open-enum.js';

/** The payment statuses (`SPEC: States and transitions`). Settlement is a stage of `succeeded`, not a status. */
export const PAYMENT_STATUSES = [
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const;

/** A payment status that this version knows. */
export type KnownPaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A payment status as read from the gateway: known, or added later. */
export type PaymentStatus = OpenEnum<KnownPaymentStatus>;

/** The statuses that the gateway reports with `isFinal: true`. Readers stop on `isFinal`; this list is for writers. */
export const FINAL_PAYMENT_STATUSES = [
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const satisfies readonly KnownPaymentStatus[];

/** Returns true if this version knows the status. An unknown status is shown neutrally: never success, never failure. */
export const isKnownPaymentStatus = (status: string): status is KnownPaymentStatus =>
  (PAYMENT_STATUSES as readonly string[]).includes(status);

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
  isKnownPaymentStatus(status) && isFinal === (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status)
    ? status
    : undefined;

/**
 * Returns true if an answer says that the payment can be paid. One that contradicts itself, or whose status this version does
 * not know, does not say so: nobody is asked to pay then.
 */
export const isPayable = (payment: Parameters<typeof getKnownStatus>[0]): boolean =>
  getKnownStatus(payment) === 'requires_action';
