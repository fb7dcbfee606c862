import { currencyDigits, insertDecimalPoint } from 'pay-status/contract';

const FIAT_PREFIX = 'iso4217/';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currency code of a fiat unit such as `iso4217/USD`. */
export const getCurrency = (unit: string): string => unit.slice(FIAT_PREFIX.length);

/** True if the gateway accepts amounts in this unit: any currency that the runtime knows. */
export const isSupportedFiatUnit = (unit: string): boolean =>
  unit.startsWith(FIAT_PREFIX) && currencies.has(getCurrency(unit));

/** `US Dollar` for `USD`. */
export const getCurrencyName = (currency: string): string => names.of(currency) ?? currency;

/** Digits in minor units as a decimal number in major ones: `12.50` for `('1250', 'USD')`, `5000` for `('5000', 'JPY')`. */
export const toMajorUnits = (value: string, currency: string): string =>
  insertDecimalPoint(value, currencyDigits(currency));
