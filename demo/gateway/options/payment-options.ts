import type { StrictOptionAmount } from '../wire/amount.js';
import { sha256Hex } from '../core/digest.js';
import { withIconUrls } from '../core/icon-url.js';
import type { Payment } from '../payments/payment.js';
import type { StrictPaymentOption } from '../wire/payment-options.js';
import { getActions } from './actions.js';
import { ASSETS, toOptionAmount } from './assets.js';
import { readOptionId, writeOptionId, type Quote } from './option-id.js';
import type { Transfer } from './typed-data.js';

/** Validity of a quote, seconds of gateway time, but never longer than the payment. */
export const QUOTE_LIFETIME_S = 120;

/** An option that a wallet has chosen. */
export interface ChosenOption {
  readonly id: string;
  readonly quote: Quote;
  /** As it is stored: its icons may be paths. */
  readonly amount: StrictOptionAmount;
  readonly transfer: Transfer;
}

const toChosenOption = async ({ amount: fiat }: Payment, id: string, quote: Quote): Promise<ChosenOption> => {
  const { asset, account, expiresAt: until } = quote;
  const amount = toOptionAmount(asset, fiat);
  const from = account.slice(asset.chain.length + 1);
  // The same for every request, so that a wallet that repeats the request signs the same data.
  const nonce = await sha256Hex(id);
  return { id, quote, amount, transfer: { asset, from, value: amount.value, until, nonce } };
};

/** The option with this id; undefined if it was never offered for this payment. */
export const findOption = async (payment: Payment, id: string): Promise<ChosenOption | undefined> => {
  const quote = await readOptionId(payment.id, id);
  return quote && toChosenOption(payment, id, quote);
};

export const hasQuoteExpired = ({ quote }: ChosenOption, nowMs: number): boolean => nowMs >= quote.expiresAt * 1000;

/** The options of these accounts, those of the first account first. An account on an unsupported chain has none. */
export const getPaymentOptions = async (
  payment: Payment,
  accounts: readonly string[],
  { nowMs, etaS, baseUrl }: { readonly nowMs: number; readonly etaS: number; readonly baseUrl: string },
): Promise<StrictPaymentOption[]> => {
  const expiresAt = Math.min(Math.floor(nowMs / 1000) + QUOTE_LIFETIME_S, payment.expiresAt);
  const quotes = [...new Set(accounts)].flatMap((account) =>
    ASSETS.filter(({ chain }) => account.startsWith(`${chain}:`)).map((asset) => ({ asset, account, expiresAt })),
  );
  return Promise.all(
    quotes.map(async (quote) => {
      const { id, amount, transfer } = await toChosenOption(payment, await writeOptionId(payment.id, quote), quote);
      const actions = getActions(transfer);
      return {
        id,
        account: quote.account,
        amount: withIconUrls(amount, baseUrl),
        etaS,
        expiresAt,
        actions,
        collectData: null,
      };
    }),
  );
};
