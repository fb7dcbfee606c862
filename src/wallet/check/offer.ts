import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { getRecipients } from './recipients.js';
import { refuse, refuseUnless } from './refuse.js';
import { readObjectOf, readUint, type UncheckedObject } from './values.js';

/** How long after the payment's expiry a signature may be valid, seconds. */
const MAX_AFTER_EXPIRY_S = 300;
/** The longest validity of a signature, seconds, whatever expiry the gateway names: a day. */
export const MAX_VALIDITY_S = 86_400;

/** The limits that the page sets for a payment. */
export interface OfferContext {
  /** The expiry that the buyer sees, Unix seconds. */
  readonly expiresAt: number;
  /** The gateway's time, Unix seconds. */
  readonly nowS: number;
  /** The chains on which the buyer may pay, CAIP-2; undefined: every EVM chain. */
  readonly chains?: readonly string[] | undefined;
  /**
   * The allowed recipients, CAIP-10 or plain addresses. If absent, the recipient of a signature is not checked, and nobody can
   * pay with the coin of a chain.
   */
  readonly recipients?: readonly string[] | undefined;
  /**
   * Addresses, as in `recipients`, that may receive the coin of a chain by a call of their own. Name only contracts to which nobody
   * approves tokens: the call could move them.
   */
  readonly callRecipients?: readonly string[] | undefined;
}

interface OfferBase {
  /** CAIP-2. */
  readonly chain: string;
  readonly chainId: number;
  /** The address that pays. */
  readonly account: string;
  /** In base units. */
  readonly value: bigint;
  readonly nowS: bigint;
  /** The latest moment at which a signature may be valid, Unix seconds. */
  readonly latestDeadline: bigint;
  readonly recipients: readonly string[] | undefined;
  readonly callRecipients: readonly string[];
}

/** An offer of a token. */
export interface TokenOffer extends OfferBase {
  readonly kind: 'token';
  /** The token's contract. */
  readonly token: string;
}

/** An offer of the coin of its chain. */
export interface CoinOffer extends OfferBase {
  readonly kind: 'coin';
}

/** An option as the buyer sees it: every request must be equal to it. */
export type Offer = TokenOffer | CoinOffer;

/** Returns the time until the payment's expiry, seconds; at most a day. */
export const getTimeLeftS = ({ latestDeadline, nowS }: Pick<Offer, 'latestDeadline' | 'nowS'>): bigint =>
  latestDeadline - BigInt(MAX_AFTER_EXPIRY_S) - nowS;

const ACCOUNT = /^(eip155:([1-9]\d{0,14})):(0x[\da-fA-F]{40})$/;
/** A token, or the coin of the chain by its number of SLIP-44. */
const ASSET = /^caip19\/(eip155:[1-9]\d{0,14})\/(?:erc20:(0x[\da-fA-F]{40})|slip44:(?:0|[1-9]\d{0,9}))$/;
const AMOUNT = /^[1-9]\d{0,77}$/;
/** More decimals than any asset has: an amount with more would be shown as if it were smaller. */
const MAX_DECIMALS = 36;

const match = (value: unknown, pattern: RegExp): RegExpExecArray | null =>
  typeof value === 'string' ? pattern.exec(value) : null;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** Returns the latest moment at which a signature may be valid, Unix seconds. */
export const getLatestDeadline = (expiresAt: unknown, nowS: unknown): bigint => {
  if (!isWhole(expiresAt) || !isFiniteNumber(nowS)) return refuse('the expiry of the payment is not known.');
  refuseUnless(expiresAt > nowS, 'the payment has expired.');
  const now = Math.floor(nowS);
  return BigInt(Math.min(expiresAt, now + MAX_VALIDITY_S) + MAX_AFTER_EXPIRY_S);
};

/** Reads each part of an option once. What a getter throws is the gateway's. */
const readOption = (option: unknown): UncheckedObject => {
  try {
    const { account, amount } = readObjectOf(option);
    const { unit, value, display } = readObjectOf(amount);
    const { decimals, assetSymbol } = readObjectOf(display);
    return { account, unit, value, decimals, assetSymbol };
  } catch {
    return refuse('the option cannot be read.');
  }
};

const refuseOption = (advice: string, cause?: unknown): never => {
  throw new ConfigurationError('invalid_option', advice, cause);
};

/** Copies the limits, of which the lists are the page's. A text would allow each chain whose name is a part of it. */
const readContext = (context: unknown): { readonly [Name in keyof OfferContext]-?: unknown } => {
  try {
    const { expiresAt, nowS, chains, recipients, callRecipients } = readObjectOf(context);
    const copy = (list: unknown): unknown => (Array.isArray(list) ? (list as readonly unknown[]).slice() : list);
    const lists = { chains: copy(chains), recipients: copy(recipients), callRecipients: copy(callRecipients) };
    return { expiresAt, nowS, ...lists };
  } catch (error) {
    return refuseOption('context: pass an object with expiresAt and nowS that can be read.', error);
  }
};

const isAllowed = (chain: string, chains: unknown): boolean => {
  if (chains === undefined) return true;
  return Array.isArray(chains)
    ? chains.includes(chain)
    : refuseOption('chains: pass a list of chains, such as "eip155:1", or leave it out.');
};

/**
 * Reads what the buyer is shown of an option.
 *
 * @throws WalletError `refused_request` if the option is not of an asset of an EVM chain, or the payment has expired
 * @throws ConfigurationError `invalid_option` if the context is not what it should be, or a recipient is no address
 */
export const readOffer = (option: Pick<PaymentOption, 'account' | 'amount'>, context: OfferContext): Offer => {
  const { expiresAt, nowS, chains, recipients, callRecipients = [] } = readContext(context);
  const { account, unit, value, decimals, assetSymbol } = readOption(option);
  const [, chain = '', chainId = '', address = ''] =
    match(account, ACCOUNT) ?? refuse('the account is not on an EVM chain.');
  const [, assetChain, token] = match(unit, ASSET) ?? refuse('the amount is not of a token or coin of an EVM chain.');
  refuseUnless(chain === assetChain, 'the account and the asset are on different chains.');
  refuseUnless(isAllowed(chain, chains), `the chain ${chain} is not one of the page's chains.`);
  refuseUnless(match(value, AMOUNT) !== null, 'the amount is not a positive whole number in digits.');
  const isShown = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= MAX_DECIMALS;
  refuseUnless(isShown, `the asset must have 0 to ${MAX_DECIMALS} decimals.`);
  refuseUnless(assetSymbol !== '', 'the symbol of the asset has no visible character.');
  const offer: OfferBase = {
    chain,
    chainId: Number(chainId),
    account: address.toLowerCase(),
    value: readUint(value, 'the amount'),
    latestDeadline: getLatestDeadline(expiresAt, nowS),
    nowS: BigInt(Math.floor(Number(nowS))),
    recipients: recipients === undefined ? undefined : getRecipients(recipients, chain),
    callRecipients: getRecipients(callRecipients, chain, 'callRecipients'),
  };
  return token === undefined ? { kind: 'coin', ...offer } : { kind: 'token', token: token.toLowerCase(), ...offer };
};
