import { currencyDigits } from 'pay-status/contract';
import { getCurrency, toMajorUnits } from '../gateway/payments/currency.js';

/** A fiat amount on the wire: `iso4217/USD`, and digits in minor units. */
export type FiatAmount = Readonly<Record<'unit' | 'value', string>>;

/** Formats 2400 of `iso4217/USD` as `$24.00`, without converting the value to a floating-point number. */
export const formatMoney = ({ unit, value }: FiatAmount, locale = 'en'): string => {
  const currency = getCurrency(unit);
  const decimals = currencyDigits(currency);
  // Both are set, because the formatter would round to the digits of its own table.
  const digitsShown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digitsShown });
  return format.format(toMajorUnits(value, currency) as Intl.StringNumericLiteral);
};
