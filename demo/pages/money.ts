import { currencyDigits } from 'pay-status/contract';
import { getCurrency, toMajorUnits } from '../gateway/payments/currency.js';

/** A fiat amount as the gateway writes it: `iso4217/USD`, and digits in minor units. */
export type FiatAmount = Readonly<Record<'unit' | 'value', string>>;

/** `$24.00` for 2400 of `iso4217/USD`, exact to the last digit: the value never becomes a binary number. */
export const formatMoney = ({ unit, value }: FiatAmount): string => {
  const currency = getCurrency(unit);
  const decimals = currencyDigits(currency);
  // Both said aloud: left to itself, the formatter rounds to digits of its own table.
  const digitsShown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, ...digitsShown });
  return format.format(toMajorUnits(value, currency) as Intl.StringNumericLiteral);
};
