import type { StrictOptionAmount } from '../wire/amount.js';
import { sha256Hex } from '../digest.js';
import type { Payment } from '../payments/payment.js';
import { actionsOf, type Action } from './actions.js';
import { ASSETS, priceIn } from './assets.js';
import { readOptionId, writeOptionId, type Quote } from './option-id.js';
import type { Transfer } from './typed-data.js';

/** How long a quote holds, seconds of gateway time, but never longer than the payment. */
export const QUOTE_LIFETIME_S = 120;

/** One way to pay, as a wallet reads it. */
export interface PaymentOption {
  readonly id: string;
  /** CAIP-10. */
  readonly account: string;
  readonly amount: StrictOptionAmount;
  /** From the confirmation to success, about, seconds. */
  readonly etaS: number;
  /** The end of the quote, Unix seconds. */
  readonly expiresAt: number;
  readonly actions: readonly Action[];
  /** The sandbox wants to know nothing about the buyer. */
  readonly collectData: null;
}

/** An option that a wallet came back with. */
export interface ChosenOption {
  readonly id: string;
  readonly quote: Quote;
  readonly amount: StrictOptionAmount;
  readonly transfer: Transfer;
}

const chosen = async ({ amount: fiat }: Payment, id: string, quote: Quote): Promise<ChosenOption> => {
  const { asset, account, expiresAt: until } = quote;
  const amount = priceIn(asset, fiat);
  const from = account.slice(asset.chain.length + 1);
  // The same at every asking, so that a wallet that asks again signs nothing new.
  const nonce = await sha256Hex(id);
  return { id, quote, amount, transfer: { asset, from, value: amount.value, until, nonce } };
};

/** The option that an id stands for; undefined when it was never offered for this payment. */
export const findOption = async (payment: Payment, id: string): Promise<ChosenOption | undefined> => {
  const quote = await readOptionId(payment.id, id);
  return quote && chosen(payment, id, quote);
};

export const isQuoteOver = ({ quote }: ChosenOption, nowMs: number): boolean => nowMs >= quote.expiresAt * 1000;

/** How these accounts can pay, the first account's options first. An account on another chain has none. */
export const optionsFor = async (
  payment: Payment,
  accounts: readonly string[],
  { nowMs, etaS }: { readonly nowMs: number; readonly etaS: number },
): Promise<readonly PaymentOption[]> => {
  const expiresAt = Math.min(Math.floor(nowMs / 1000) + QUOTE_LIFETIME_S, payment.expiresAt);
  const quotes = [...new Set(accounts)].flatMap((account) =>
    ASSETS.filter(({ chain }) => account.startsWith(`${chain}:`)).map((asset) => ({ asset, account, expiresAt })),
  );
  return Promise.all(
    quotes.map(async (quote) => {
      const { id, amount, transfer } = await chosen(payment, await writeOptionId(payment.id, quote), quote);
      const actions = actionsOf(transfer);
      return { id, account: quote.account, amount, etaS, expiresAt, actions, collectData: null };
    }),
  );
};
