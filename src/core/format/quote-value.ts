import { toJson } from '../json.js';

/** The length at which a value is cut, characters. */
const MAX_LENGTH = 60;

/** The text of a merchant's API keys and webhook secrets. */
const MERCHANT_SECRET = /\b((?:wcp|whsec)_)[\w+/=]+/g;

/** Returns true if the text contains a merchant's API key or webhook secret, which must never be in a page. */
export const hasMerchantSecret = (text: string): boolean => text.search(MERCHANT_SECRET) >= 0;

/** Replaces a merchant's API keys and webhook secrets in a text by their prefixes. */
export const redactMerchantSecrets = (text: string): string => text.replace(MERCHANT_SECRET, '$1…');

/** Replaces the credentials of a URL: in each segment, what is before the last `@`. */
const hideCredentials = (text: string): string =>
  text
    .split(/([/\\])/)
    .map((segment) => segment.replace(/^.+(?=@)/s, '…'))
    .join('');

/**
 * Quotes a value of an option for a message: shortened, and without what may be secret, which is keys, credentials in a URL, and
 * queries.
 */
export const quoteValue = (value: unknown): string => {
  const text = hideCredentials(redactMerchantSecrets(String(value))).replace(/\?.+/s, '?…');
  return toJson(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
};
