import { LIMITS } from 'pay-status/contract';
import { type StrictCreatePaymentRequest } from '../wire/create-payment-request.js';
import { ApiError } from '../errors.js';
import { currencyOf, isSupportedFiatUnit } from './currency.js';
import type { Mode, Payment } from './payment.js';

/** The last second that a timestamp can name: its years have four digits (RFC 3339). */
export const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1_000;

/** Who creates a payment, and in which environment. */
export interface PaymentOwner {
  readonly merchantId: string;
  readonly mode: Mode;
}

const invalid = (problem: string): ApiError => new ApiError('params_validation', `Validation error: ${problem}`);

const expiryOf = (expiresAt: number | null | undefined, nowMs: number): number => {
  if (expiresAt == null) return Math.floor(nowMs / 1000) + LIMITS.DEFAULT_PAYMENT_LIFETIME_S;
  if (expiresAt * 1000 <= nowMs) throw invalid('expiresAt must be in the future');
  if (expiresAt > LAST_SECOND) throw invalid('expiresAt is out of range');
  return expiresAt;
};

/** A payment at its start, `requires_action` and version 0, if the gateway accepts the request. */
export const newPayment = (
  id: string,
  { merchantId, mode }: PaymentOwner,
  { amount, referenceId, checkout, expiresAt }: StrictCreatePaymentRequest,
  nowMs: number,
): Payment => {
  if (!isSupportedFiatUnit(amount.unit)) throw invalid(`the currency ${currencyOf(amount.unit)} is not supported`);
  return {
    id,
    merchantId,
    mode,
    referenceId,
    amount: { unit: amount.unit, value: amount.value },
    checkout: checkout ? { successUrl: checkout.successUrl ?? null, errorUrl: checkout.errorUrl ?? null } : null,
    createdAtMs: nowMs,
    expiresAt: expiryOf(expiresAt, nowMs),
    version: 0,
    state: { status: 'requires_action' },
  };
};
