const FIAT_PREFIX = 'iso4217/';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currency code of a fiat unit such as `iso4217/USD`. */
export const currencyOf = (unit: string): string => unit.slice(FIAT_PREFIX.length);

/** Whether the gateway takes amounts in this unit: any currency that the runtime knows. */
export const isSupportedFiatUnit = (unit: string): boolean =>
  unit.startsWith(FIAT_PREFIX) && currencies.has(currencyOf(unit));

/** How many digits of a value stand behind the decimal point: 2 for USD, 0 for JPY. */
export const fiatDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** `US Dollar` for `USD`. */
export const currencyName = (currency: string): string => names.of(currency) ?? currency;
