import { currencyDigits } from 'pay-status/contract';
import { withIconUrls } from '../core/icon-url.js';
import { toIsoTime } from '../core/iso-time.js';
import type { DisplayedFiatAmount, StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import type { StrictCancelPaymentResponse } from '../wire/cancel-payment-response.js';
import type { StrictCreatePaymentResponse } from '../wire/create-payment-response.js';
import type { StrictMerchantPayment } from '../wire/merchant-payment.js';
import type { StrictMerchantProfile, StrictPaymentDetails } from '../wire/payment-details.js';
import type { StrictPaymentStatusResponse } from '../wire/payment-status-response.js';
import { getCurrencyName, getCurrency } from './currency.js';
import type { Payment, SettledStage, SucceededState } from './payment.js';

/** The suggested delay before the next poll, in every response about a payment that is not final. */
export const POLL_IN_MS = 1000;

const toInfo = ({ processing, success }: SucceededState, baseUrl: string) => ({
  optionAmount: withIconUrls(processing.optionAmount, baseUrl),
  txId: success.txId,
});

/** The response of both status endpoints (`SPEC: Payment status response`). */
export const toStatusResponse = ({ state }: Payment, baseUrl: string): StrictPaymentStatusResponse => {
  switch (state.status) {
    case 'requires_action':
    case 'processing':
      return { status: state.status, isFinal: false, pollInMs: POLL_IN_MS, info: null };
    case 'succeeded':
      return { status: state.status, isFinal: true, info: toInfo(state, baseUrl) };
    case 'failed': {
      const { failureCode } = state.failed;
      return { status: state.status, isFinal: true, ...(failureCode && { failureCode }), info: null };
    }
    case 'expired':
    case 'cancelled':
      return { status: state.status, isFinal: true, info: null };
  }
};

const toSettlement = ({ txId }: SettledStage, { unit }: StrictOptionAmount) => ({
  successful: { txId, amount: { unit } },
});

/** The payment as its merchant reads it: `GET /v1/payments/{id}`. */
export const toMerchantPayment = ({ referenceId, state }: Payment, baseUrl: string): StrictMerchantPayment => {
  switch (state.status) {
    case 'requires_action':
    case 'processing':
    case 'expired':
    case 'cancelled':
      return { status: state.status, referenceId, info: null, settlement: null };
    case 'failed': {
      const { failureCode } = state.failed;
      return { status: state.status, referenceId, failureCode, info: null, settlement: null };
    }
    case 'succeeded': {
      const settlement = state.settled && toSettlement(state.settled, state.processing.optionAmount);
      return { status: state.status, referenceId, info: toInfo(state, baseUrl), settlement };
    }
  }
};

/** The response of create: a new payment starts at `requires_action` (`SPEC: Create-payment response`). */
export const toCreateResponse = ({ id, expiresAt }: Payment, gatewayUrl: string): StrictCreatePaymentResponse => ({
  paymentId: id,
  status: 'requires_action',
  isFinal: false,
  expiresAt,
  gatewayUrl,
  pollInMs: POLL_IN_MS,
});

/** The response of cancel, for a payment that was cancelled (`SPEC: Cancel-payment response`). */
export const toCancelResponse = ({ id, state }: Payment): StrictCancelPaymentResponse => {
  if (state.status !== 'cancelled') throw new Error(`${id} is ${state.status}, not cancelled`);
  const { reason, atMs } = state.cancelled;
  return { paymentId: id, status: state.status, cancelledReason: reason, cancelledAt: toIsoTime(atMs) };
};

/** A fiat amount with its display. */
export const toDisplayedFiatAmount = (amount: StrictFiatAmount): DisplayedFiatAmount => {
  const currency = getCurrency(amount.unit);
  const display = { assetSymbol: currency, assetName: getCurrencyName(currency), decimals: currencyDigits(currency) };
  return { ...amount, display };
};

/** The payment as a wallet reads it before it pays: `GET /v1/gateway/payment/{id}`. */
export const toDetailsResponse = (
  { state, amount, expiresAt }: Payment,
  merchant: StrictMerchantProfile,
): StrictPaymentDetails => ({ status: state.status, amount: toDisplayedFiatAmount(amount), expiresAt, merchant });
