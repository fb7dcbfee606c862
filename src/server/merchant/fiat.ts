import type { Amount } from '../../contract/schemas/amount.js';
import { currencyDigits } from '../../contract/currency-digits.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** A sum of money as people write it: `12.50`, in the currency's own number of digits. */
export interface MajorAmount {
  readonly major: string;
  /** An ISO 4217 code. */
  readonly currency: string;
}

const MAJOR = /^(0|[1-9]\d*)(?:\.(\d+))?$/;
const FIAT_UNIT = /^iso4217\/([A-Z]{3})$/;
const MINOR = /^(?:0|[1-9]\d*)$/;
/** What the gateway takes. */
const MAX_DIGITS = 100;

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_amount', message);
};

const digitsRule = (currency: string, digits: number): string =>
  digits ? `${currency} has ${digits} digits behind the point.` : `${currency} has no digits behind a point.`;

/**
 * An amount of money for a payment: `fiat('12.50', 'USD')` is `{ unit: 'iso4217/USD', value: '1250' }`. Text in and text
 * out: a number of JavaScript cannot hold 0.1. Fewer digits than the currency has are filled up, more are refused.
 *
 * @param major digits with at most one point: no sign, no separator, no exponent, no leading zero
 * @param currency an ISO 4217 code in upper case
 * @throws ConfigurationError `invalid_amount`
 */
export const fiat = (major: string, currency: string): Amount => {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) {
    return refuse('A currency is three capital letters, such as USD.');
  }
  // What is no text is not repeated: it may be anything.
  const [, whole, fraction = ''] = (typeof major === 'string' ? MAJOR.exec(major) : null) ?? [];
  if (whole === undefined) return refuse("An amount is text of digits with at most one point, such as '12.50'.");
  const digits = currencyDigits(currency);
  if (fraction.length > digits) return refuse(`${digitsRule(currency, digits)} It cannot be "${major.slice(0, 40)}".`);
  const value = `${whole}${fraction.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
  if (value.length > MAX_DIGITS) return refuse(`An amount has at most ${MAX_DIGITS} digits.`);
  return { unit: `iso4217/${currency}`, value };
};

/**
 * Reads an amount of money back: `{ unit: 'iso4217/USD', value: '1250' }` is `12.50` of `USD`, exact to the last digit.
 *
 * @throws ConfigurationError `invalid_amount` for an asset of a chain, whose digits only its own display knows, and for
 * what is not digits
 */
export const readFiat = ({ unit, value }: Pick<Amount, 'unit' | 'value'>): MajorAmount => {
  const currency = FIAT_UNIT.exec(unit)?.[1];
  if (currency === undefined) return refuse('The unit of an amount of money is iso4217/ and three capital letters.');
  if (typeof value !== 'string' || !MINOR.test(value)) {
    return refuse('The value of an amount of money is text of digits.');
  }
  const digits = currencyDigits(currency);
  if (digits === 0) return { major: value, currency };
  const padded = value.padStart(digits + 1, '0');
  return { major: `${padded.slice(0, -digits)}.${padded.slice(-digits)}`, currency };
};
