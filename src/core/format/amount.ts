import { currencyDigits } from '../../contract/currency-digits.js';
import { insertDecimalPoint } from '../../contract/decimal.js';
import { MAX_LENGTHS } from '../../contract/limits.js';
import { trimEnd } from './trim-end.js';

const DIGITS = /^\d+$/;
/** The most fraction digits that `Intl.NumberFormat` supports. */
const MAX_DECIMALS = 100;

/**
 * Formats a decimal string exactly (ECMA-402 of 2023); as a number it would be rounded to 2^53. An invalid locale
 * (`lang="en_US"`) must not hide the amount: the user's default is used then.
 */
const formatExactly = (decimal: string, locale: string | undefined, options: Intl.NumberFormatOptions) => {
  for (const tag of [locale, undefined]) {
    try {
      return new Intl.NumberFormat(tag, options).format(decimal as Intl.StringNumericLiteral);
    } catch {
      // An invalid locale, or an engine with at most 20 fraction digits.
    }
  }
  return decimal;
};

/**
 * Converts an amount to major units, as a decimal number without trailing zeros: `('1500000', 6)` is `1.5`.
 *
 * @param value digits, in minor units (cents, token base units)
 * @param decimals the number of fraction digits of `value`, 0 to 100
 * @returns undefined if `value` is not 1 to 300 ASCII digits or `decimals` is out of range: show the raw value then
 */
export const toDecimalString = (value: string, decimals: number): string | undefined => {
  if (
    value.length > MAX_LENGTHS.AMOUNT ||
    !DIGITS.test(value) ||
    !Number.isInteger(decimals) ||
    decimals < 0 ||
    decimals > MAX_DECIMALS
  )
    return undefined;
  const decimal = insertDecimalPoint(value, decimals).replace(/^0+(?=\d)/, '');
  return decimals ? trimEnd(trimEnd(decimal, '0'), '.') : decimal;
};

/** The least fraction digits of an asset's amount, as of most money. An asset with fewer decimals has fewer. */
const MIN_DECIMALS = 2;

/**
 * Formats an amount of an asset for a locale, exact to the last digit, with at least two fraction digits if the asset has
 * them: `('1234500000', 6, 'de')` is `1.234,50`. The rule is the same for every asset, because a symbol does not tell
 * whether a coin follows a currency.
 *
 * @param value digits, in base units of the asset
 * @param decimals the asset's decimals, from its `display`; never assume them (USDC has 6 on Base and 18 on BSC)
 * @param locale a BCP 47 tag; the user's default if absent or invalid
 * @returns undefined for the same input as {@link toDecimalString}
 */
export const formatAmount = (value: string, decimals: number, locale?: string): string | undefined => {
  const decimal = toDecimalString(value, decimals);
  if (decimal === undefined) return undefined;
  const minimumFractionDigits = Math.min(MIN_DECIMALS, decimals);
  const maximumFractionDigits = Math.max(minimumFractionDigits, decimal.split('.')[1]?.length ?? 0);
  return formatExactly(decimal, locale, { minimumFractionDigits, maximumFractionDigits });
};

/**
 * Formats an amount of money with its currency: `('5000', 'USD', 'en')` is `$50.00`, `('5000', 'JPY', 'en')` is `¥5,000`.
 *
 * @param value digits, in minor units of the currency
 * @param currency an ISO 4217 code: the part after `iso4217/`
 * @param locale a BCP 47 tag; the user's default if absent or invalid
 * @returns undefined if `value` is not 1 to 300 ASCII digits or `currency` is not three letters
 */
export const formatFiat = (value: string, currency: string, locale?: string): string | undefined => {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined;
  const code = currency.toUpperCase();
  const digits = currencyDigits(code);
  const decimal = toDecimalString(value, digits);
  if (decimal === undefined) return undefined;
  const options = { currency: code, minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = formatExactly(decimal, locale, { style: 'currency', ...options });
  // Right-to-left text would move the last character: `$US` for `US$` (UAX 9, N2). A left-to-right mark prevents that.
  return text.replace(/\w\$$/, '$&\u200e');
};
