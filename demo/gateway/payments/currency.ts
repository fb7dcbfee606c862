import { currencyDigits } from 'pay-status/contract';
import { withPoint } from './decimal.js';

const FIAT_PREFIX = 'iso4217/';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currency code of a fiat unit such as `iso4217/USD`. */
export const currencyOf = (unit: string): string => unit.slice(FIAT_PREFIX.length);

/** Whether the gateway takes amounts in this unit: any currency that the runtime knows. */
export const isSupportedFiatUnit = (unit: string): boolean =>
  unit.startsWith(FIAT_PREFIX) && currencies.has(currencyOf(unit));

/** `US Dollar` for `USD`. */
export const currencyName = (currency: string): string => names.of(currency) ?? currency;

/** Digits in minor units as a decimal number in major ones: `12.50` for `('1250', 'USD')`, `5000` for `('5000', 'JPY')`. */
export const inMajorUnits = (value: string, currency: string): string => withPoint(value, currencyDigits(currency));
