import { currencyDigits, type AmountDisplay, type KnownPaymentStatus } from 'pay-status/contract';
import { type StrictFiatAmount } from '../wire/amount.js';
import { type StrictCancelPaymentResponse } from '../wire/cancel-payment-response.js';
import { type StrictCreatePaymentResponse } from '../wire/create-payment-response.js';
import { type StrictPaymentStatusResponse } from '../wire/payment-status-response.js';
import type { MerchantProfile } from '../credentials.js';
import { isoTime } from '../iso-time.js';
import { currencyName, currencyOf } from './currency.js';
import type { Payment } from './payment.js';

/** When a client should ask again, on every answer about a payment that is not final. */
export const POLL_IN_MS = 1000;

/** The payment as both status endpoints tell it (`SPEC: Payment status response`). */
export const statusResponse = ({ state }: Payment): StrictPaymentStatusResponse => {
  switch (state.status) {
    case 'requires_action':
    case 'processing':
      return { status: state.status, isFinal: false, pollInMs: POLL_IN_MS, info: null };
    case 'succeeded': {
      const info = { optionAmount: state.processing.optionAmount, txId: state.success.txId };
      return { status: state.status, isFinal: true, info };
    }
    case 'failed': {
      const { failureCode } = state.failed;
      return { status: state.status, isFinal: true, ...(failureCode && { failureCode }), info: null };
    }
    case 'expired':
    case 'cancelled':
      return { status: state.status, isFinal: true, info: null };
  }
};

/** The answer of create: a new payment starts at `requires_action` (`SPEC: Create-payment response`). */
export const createResponse = ({ id, expiresAt }: Payment, gatewayUrl: string): StrictCreatePaymentResponse => ({
  paymentId: id,
  status: 'requires_action',
  isFinal: false,
  expiresAt,
  gatewayUrl,
  pollInMs: POLL_IN_MS,
});

/** The answer of cancel, for a payment that has just been cancelled (`SPEC: Cancel-payment response`). */
export const cancelResponse = ({ id, state }: Payment): StrictCancelPaymentResponse => {
  if (state.status !== 'cancelled') throw new Error(`${id} is ${state.status}, not cancelled`);
  const { reason, atMs } = state.cancelled;
  return { paymentId: id, status: state.status, cancelledReason: reason, cancelledAt: isoTime(atMs) };
};

/** What a wallet reads about a payment before it pays: `GET /v1/gateway/payment/{id}`. */
export interface PaymentDetails {
  readonly status: KnownPaymentStatus;
  readonly amount: StrictFiatAmount & {
    readonly display: Pick<AmountDisplay, 'assetSymbol' | 'assetName' | 'decimals'>;
  };
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly merchant: MerchantProfile;
}

/** A fiat amount with how to show it. */
export const amountWithDisplay = (amount: StrictFiatAmount): PaymentDetails['amount'] => {
  const currency = currencyOf(amount.unit);
  const display = { assetSymbol: currency, assetName: currencyName(currency), decimals: currencyDigits(currency) };
  return { ...amount, display };
};

export const detailsResponse = ({ state, amount, expiresAt }: Payment, merchant: MerchantProfile): PaymentDetails => ({
  status: state.status,
  amount: amountWithDisplay(amount),
  expiresAt,
  merchant,
});
