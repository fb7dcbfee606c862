import { LIMITS } from 'pay-status/contract';
import type { StrictCreatePaymentRequest } from '../wire/create-payment-request.js';
import { ApiError } from '../http/errors.js';
import { getCurrency, isSupportedFiatUnit } from './currency.js';
import type { Payment } from './payment.js';
import type { Mode } from '../wire/mode.js';

/** The merchant that a payment belongs to, and the environment. */
export interface PaymentOwner {
  readonly merchantId: string;
  readonly mode: Mode;
}

const invalid = (problem: string): ApiError => new ApiError('params_validation', `Validation error: ${problem}`);

const toExpiry = (expiresAt: number | null | undefined, nowMs: number): number => {
  if (expiresAt == null) return Math.floor(nowMs / 1000) + LIMITS.DEFAULT_PAYMENT_LIFETIME_S;
  if (expiresAt * 1000 <= nowMs) throw invalid('expiresAt must be in the future');
  return expiresAt;
};

/** A new payment, `requires_action` and version 0. Throws `params_validation` if the gateway does not accept the request. */
export const newPayment = (
  id: string,
  { merchantId, mode }: PaymentOwner,
  { amount, referenceId, checkout, expiresAt }: StrictCreatePaymentRequest,
  nowMs: number,
): Payment => {
  if (!isSupportedFiatUnit(amount.unit)) throw invalid(`the currency ${getCurrency(amount.unit)} is not supported`);
  return {
    id,
    merchantId,
    mode,
    referenceId,
    amount: { unit: amount.unit, value: amount.value },
    checkout: checkout ? { successUrl: checkout.successUrl ?? null, errorUrl: checkout.errorUrl ?? null } : null,
    createdAtMs: nowMs,
    expiresAt: toExpiry(expiresAt, nowMs),
    version: 0,
    state: { status: 'requires_action' },
  };
};
