import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPlainObject } from '../../contract/text.js';
import { isMilliseconds } from '../../core/format/unix-seconds.js';
import type { OfferContext } from './offer.js';
import { refuse, refuseUnless } from './refuse.js';
import { readObjectOf } from './values.js';

/** A request as an app receives it from a checkout, unchecked: the fields of the host message `wallet-request`. */
export interface HostRequest {
  /** CAIP-2. */
  readonly chain: string;
  /** CAIP-10. */
  readonly account: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The limits that the app sets. */
export interface HostRequestContext extends Pick<OfferContext, 'recipients' | 'callRecipients' | 'nowS'> {
  /** The payment's expiry, Unix seconds, if the app knows it. Without it, a signature may be valid for a day. */
  readonly expiresAt?: number | undefined;
  /** The wallet's accounts, CAIP-10. */
  readonly accounts: readonly string[];
}

/** The most values of a request, those in its lists and objects included. A checkout's has less than a hundred. */
const MAX_VALUES = 1_000;

const isStructured = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  // The keys of others, such as typed arrays, may be too many to list.
  return isPlainObject(value) || refuse('it is no data.');
};

/** Copies data of a page. Each part is read once: a getter could answer the check with one value, and the signer with another. */
const copy = (value: unknown, counter: { left: number }): unknown => {
  // Ends also at a list or object that contains itself.
  if (--counter.left < 0) return refuse('it has too many values.');
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as readonly unknown[]) items.push(copy(item, counter));
    return items;
  }
  if (isStructured(value))
    return Object.fromEntries(
      Object.keys(value).map((key) => [key, copy((value as Readonly<Record<string, unknown>>)[key], counter)]),
    );
  if (typeof value === 'function' || typeof value === 'symbol') return refuse('it is no data.');
  return value;
};

const copyRequest = (given: unknown): Readonly<Record<keyof HostRequest, unknown>> => {
  try {
    const { chain, account, method, params } = readObjectOf(given);
    return copy({ chain, account, method, params }, { left: MAX_VALUES }) as ReturnType<typeof copyRequest>;
  } catch {
    // Whatever a getter has thrown, it is the page's.
    return refuse(`it is not plain data of up to ${MAX_VALUES} values.`);
  }
};

const requireText = (value: unknown, name: string): string =>
  typeof value === 'string' ? value : refuse(`${name} is not a text.`);

/**
 * Reads what the page sends: afterwards, it is plain data in fields of the right types.
 *
 * @throws WalletError `refused_request`, and nothing else, whatever it is
 */
export const readHostRequest = (given: unknown): HostRequest => {
  const { chain, account, method, params } = copyRequest(given);
  refuseUnless(Array.isArray(params), 'the parameters are not a list.');
  return {
    chain: requireText(chain, 'the chain'),
    account: requireText(account, 'the account'),
    method: requireText(method, 'the method'),
    params: params as readonly unknown[],
  };
};

const refuseOption = (advice: string, cause?: unknown): never => {
  throw new ConfigurationError('invalid_option', advice, cause);
};

/** Copies a list of texts; undefined for anything else. */
const copyTexts = (value: unknown): readonly string[] | undefined => {
  const texts: string[] = [];
  if (!Array.isArray(value)) return undefined;
  for (const item of value as readonly unknown[]) {
    if (typeof item !== 'string') return undefined;
    texts.push(item);
  }
  return texts;
};

/** Copies a list of texts that may be absent; null for anything else. */
const copyOptionalTexts = (value: unknown): readonly string[] | null | undefined =>
  value === undefined ? undefined : (copyTexts(value) ?? null);

const requireList = (list: readonly string[] | null | undefined, name: string): readonly string[] | undefined =>
  list === null ? refuseOption(`${name}: pass a list of addresses, or leave it out.`) : list;

const copyContext = (given: unknown) => {
  try {
    const { accounts, nowS, expiresAt, recipients, callRecipients } = readObjectOf(given);
    return {
      accounts: copyTexts(accounts),
      nowS,
      // The gateway has null for a payment without an expiry.
      expiresAt: expiresAt ?? undefined,
      recipients: copyOptionalTexts(recipients),
      callRecipients: copyOptionalTexts(callRecipients),
    };
  } catch (error) {
    return refuseOption('context: pass an object with accounts and nowS that can be read.', error);
  }
};

const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 0 && !isMilliseconds(value);

/**
 * Reads what the app passes.
 *
 * @throws ConfigurationError `invalid_option`, and nothing else, with what to pass instead
 */
export const readHostRequestContext = (given: unknown): HostRequestContext => {
  const { accounts, nowS, expiresAt, recipients, callRecipients } = copyContext(given);
  if (!accounts) return refuseOption('accounts: pass the list of the wallet’s accounts, such as "eip155:1:0x…".');
  if (!isMoment(nowS)) return refuseOption('nowS: pass the time in Unix seconds, such as Date.now() / 1000.');
  if (expiresAt !== undefined && !(isMoment(expiresAt) && Number.isInteger(expiresAt)))
    return refuseOption('expiresAt: pass the expiry of the payment in whole Unix seconds, or leave it out.');
  return {
    accounts,
    nowS,
    expiresAt,
    recipients: requireList(recipients, 'recipients'),
    callRecipients: requireList(callRecipients, 'callRecipients'),
  };
};
