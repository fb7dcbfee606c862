import { withIconUrls } from '../core/icon-url.js';
import { getCollectData } from '../payments/details.js';
import { getCurrency } from '../payments/currency.js';
import type { Payment } from '../payments/payment.js';
import { readEvmAccount, type EvmAccount } from '../rails/account.js';
import type { Asset } from '../rails/asset.js';
import type { Rail } from '../rails/rail.js';
import type { DetailsMode } from '../wire/details.js';
import type { StrictOptionAmount } from '../wire/amount.js';
import type { StrictPaymentOption } from '../wire/payment-options.js';
import { getActions } from './actions.js';
import { toOptionAmount } from './assets.js';
import { readOptionId, writeOptionId, type Quote } from './option-id.js';
import type { Transfer } from './typed-data.js';

/** Validity of a quote, seconds of gateway time, but never longer than the payment. */
export const QUOTE_LIFETIME_S = 120;

/** For how long a signature outlives the payment, seconds: a payment that was claimed in time is executed afterwards. */
const SIGNATURE_AFTER_EXPIRY_S = 300;

/** An option with the transfer that it asks for. */
export interface ChosenOption {
  readonly id: string;
  readonly quote: Quote;
  readonly account: EvmAccount;
  /** As it is stored: its icons may be paths. */
  readonly amount: StrictOptionAmount;
  readonly transfer: Transfer;
}

const toChosenOption = async (
  payment: Payment,
  id: string,
  quote: Quote,
  rail: Rail,
): Promise<ChosenOption | undefined> => {
  const account = readEvmAccount(quote.account);
  if (!account) return undefined;
  const { asset, terms } = quote;
  const amount = toOptionAmount(asset, payment.amount);
  const until = payment.expiresAt + SIGNATURE_AFTER_EXPIRY_S;
  // The same for every request, so that a wallet that repeats the request signs the same data.
  const binding = await rail.bind(payment, id, asset, BigInt(amount.value));
  const transfer = { asset, from: account.address, value: amount.value, until, ...terms, ...binding };
  return { id, quote, account, amount, transfer };
};

/** The option with this id; undefined if it was never offered for this payment. */
export const findOption = async (payment: Payment, id: string, rail: Rail): Promise<ChosenOption | undefined> => {
  const quote = await readOptionId(payment.id, id, rail.assets);
  return quote && toChosenOption(payment, id, quote, rail);
};

export const hasQuoteExpired = ({ quote: { expiresAt } }: ChosenOption, nowMs: number): boolean =>
  expiresAt !== null && nowMs >= expiresAt * 1000;

/** When the price of an asset ends; null for coins of the payment's own currency, which involve no rate. */
export const getQuoteExpiry = (
  { amount, expiresAt }: Payment,
  { currency }: Asset,
  { nowMs, lifetimeS }: { readonly nowMs: number; readonly lifetimeS: number },
): number | null =>
  currency === getCurrency(amount.unit) ? null : Math.min(Math.floor(nowMs / 1000) + lifetimeS, expiresAt);

/** A new option of the payment. */
export const createOption = async (
  payment: Payment,
  quote: Quote,
  {
    rail,
    etaS,
    baseUrl,
    details,
  }: { readonly rail: Rail; readonly etaS: number; readonly baseUrl: string; readonly details: DetailsMode },
): Promise<StrictPaymentOption> => {
  const id = await writeOptionId(payment.id, quote);
  const option = await toChosenOption(payment, id, quote, rail);
  if (!option) throw new Error(`${quote.account} is not an EVM account`);
  const { account, expiresAt } = quote;
  return {
    id,
    account,
    amount: withIconUrls(option.amount, baseUrl),
    etaS,
    expiresAt,
    actions: getActions(option.transfer),
    collectData: getCollectData(payment, details, baseUrl),
  };
};
