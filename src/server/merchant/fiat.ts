import { currencyDigits, DEFAULT_DIGITS } from '../../contract/currency-digits.js';
import type { Amount } from '../../contract/schemas/amount.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { insertDecimalPoint } from '../../contract/decimal.js';

/** An amount in major units, with all fraction digits of its currency: `12.50`. */
export interface MajorAmount {
  readonly major: string;
  /** An ISO 4217 code. */
  readonly currency: string;
}

const MAJOR = /^(0|[1-9]\d*)(?:\.(\d+))?$/;
/** The currencies in use, as this runtime knows them: not `XXX`, which stands for none. Units of account such as `CLF` are missing. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const FIAT_UNIT = /^iso4217\/([A-Z]{3})$/;
const MINOR = /^(?:0|[1-9]\d*)$/;
/** The maximum length of a value that the gateway accepts. */
const MAX_DIGITS = 100;
/** The maximum length of an invalid amount that an error message quotes. */
const MAX_QUOTED = 40;

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_amount', message);
};

/**
 * Creates an amount of money from decimal text: `fiat('12.50', 'USD')` is `{ unit: 'iso4217/USD', value: '1250' }`. Text,
 * because JavaScript numbers cannot hold 0.1. Missing fraction digits are filled up with zeros, extra ones are refused.
 *
 * @param major digits with at most one point; no sign, separator, exponent or leading zero
 * @param currency an ISO 4217 code in upper case
 * @throws ConfigurationError `invalid_amount`
 */
export const fiat = (major: string, currency: string): Amount => {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    return refuse('The currency must be three capital letters, such as USD.');
  }
  // A value of another type is not quoted, because it may be large or secret.
  const [, whole, fraction = ''] = (typeof major === 'string' ? MAJOR.exec(major) : null) ?? [];
  if (whole === undefined) return refuse("The amount must be text of digits with at most one point, such as '12.50'.");
  const digits = currencyDigits(currency);
  if (!CURRENCIES.has(currency) && digits === DEFAULT_DIGITS)
    return refuse(`${currency} is no currency in use. Check its ISO 4217 code.`);
  if (fraction.length > digits) {
    return refuse(
      `${currency} has ${digits} fraction digits. The amount is "${major.slice(0, MAX_QUOTED)}". Round it to ${digits} digits first.`,
    );
  }
  const value = `${whole}${fraction.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
  if (value.length > MAX_DIGITS) return refuse(`The amount must have at most ${MAX_DIGITS} digits.`);
  return { unit: `iso4217/${currency}`, value };
};

/**
 * Converts an amount of money to major units: `{ unit: 'iso4217/USD', value: '1250' }` is `12.50` of `USD`, exact to the
 * last digit.
 *
 * @throws ConfigurationError `invalid_amount` for an asset of a chain, whose decimals are in its `display`, and for a value
 * that is not digits
 */
export const parseFiat = ({ unit, value }: Pick<Amount, 'unit' | 'value'>): MajorAmount => {
  const currency = FIAT_UNIT.exec(unit)?.[1];
  if (currency === undefined) return refuse('The unit must be iso4217/ and three capital letters.');
  if (typeof value !== 'string' || !MINOR.test(value)) return refuse('The value must be text of digits.');
  return { major: insertDecimalPoint(value, currencyDigits(currency)), currency };
};
