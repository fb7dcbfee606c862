import type { StrictPaymentListItem } from '../wire/payment-list.js';
import { isoTime } from '../iso-time.js';
import { currencyOf } from '../payments/currency.js';
import { happenedAtMs } from '../payments/happened-at.js';
import { isFinalStatus } from '../payments/is-final.js';
import type { Payment } from '../payments/payment.js';
import { facetsOf } from '../payments/selection.js';

const WALLET_NAME = 'Test wallet';
/** The interface says that it is an integer; an amount that no integer of JSON can say is left out. */
const asInteger = (digits: string): number | null => {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
};

/** The transaction, as soon as anybody named it. */
export const txIdOf = ({ state }: Payment): string | null => {
  if (state.status === 'succeeded') return state.success.txId;
  return 'processing' in state ? (state.processing?.txId ?? null) : null;
};

/** One line of the merchant's list (`SPEC: Merchant payment list response`). */
export const listItem = (payment: Payment): StrictPaymentListItem => {
  const { state, amount } = payment;
  const option = 'processing' in state ? state.processing?.optionAmount : undefined;
  const { network, buyer } = facetsOf(payment);
  const settled = state.status === 'succeeded' ? state.settled : null;
  return {
    payment_id: payment.id,
    merchant_id: payment.merchantId,
    reference_id: payment.referenceId,
    status: state.status,
    is_terminal: isFinalStatus(state.status),
    wallet_name: option ? WALLET_NAME : '',
    token_symbol: option?.display.assetSymbol ?? null,
    token_decimals: option?.display.decimals ?? null,
    token_logo: option?.display.iconUrl ?? null,
    chain_logo: option?.display.networkIconUrl ?? null,
    wallet_logo: null,
    chain_id: network,
    buyer_caip10: buyer,
    token_caip19: option ? option.unit.replace(/^caip19\//, '') : null,
    tx_hash: txIdOf(payment),
    nonce: null,
    token_amount: option?.value ?? null,
    fiat_amount: asInteger(amount.value),
    fiat_currency: currencyOf(amount.unit),
    created_at: isoTime(payment.createdAtMs),
    last_updated_at: isoTime(happenedAtMs(payment)),
    settled_at: settled && isoTime(settled.atMs),
    settlement_status: settled && 'settled',
    settlement_tx_hash: null,
  };
};
