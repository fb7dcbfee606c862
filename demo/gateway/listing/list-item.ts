import type { StrictPaymentListItem } from '../wire/payment-list.js';
import { isFinalStatus } from '../core/is-final-status.js';
import { withIconUrls } from '../core/icon-url.js';
import { toIsoTime } from '../core/iso-time.js';
import { getCurrency } from '../payments/currency.js';
import { getChangedAtMs } from '../payments/happened-at.js';
import type { Payment } from '../payments/payment.js';
import { getFacets } from '../payments/selection.js';

const WALLET_NAME = 'Sandbox wallet';

/** The interface makes it an integer; an amount that is too large for a JSON integer is left out. */
const toInteger = (digits: string): number | null => {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
};

/** The transaction, once it is known. */
export const getTxId = ({ state }: Payment): string | null => {
  if (state.status === 'succeeded') return state.success.txId;
  return 'processing' in state ? (state.processing?.txId ?? null) : null;
};

/** One item of the merchant's list (`SPEC: Merchant payment list response`). */
export const toListItem = (payment: Payment, baseUrl: string): StrictPaymentListItem => {
  const { state, amount } = payment;
  const stored = 'processing' in state ? state.processing?.optionAmount : undefined;
  const option = stored && withIconUrls(stored, baseUrl);
  const { network, buyer } = getFacets(payment);
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
    tx_hash: getTxId(payment),
    nonce: null,
    token_amount: option?.value ?? null,
    fiat_amount: toInteger(amount.value),
    fiat_currency: getCurrency(amount.unit),
    created_at: toIsoTime(payment.createdAtMs),
    last_updated_at: toIsoTime(getChangedAtMs(payment)),
    settled_at: settled && toIsoTime(settled.atMs),
    settlement_status: settled && 'settled',
    settlement_tx_hash: settled?.txId ?? null,
  };
};
