const FIAT_PREFIX = 'iso4217/';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currency code of a fiat unit such as `iso4217/USD`. */
export const currencyOf = (unit: string): string => unit.slice(FIAT_PREFIX.length);

/** Whether the gateway takes amounts in this unit: any currency that the runtime knows. */
export const isSupportedFiatUnit = (unit: string): boolean =>
  unit.startsWith(FIAT_PREFIX) && currencies.has(currencyOf(unit));

/** ISO 4217's minor units that are not 2. `Intl` does not tell them: it drops the unused digits of AFN, HUF and others. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/** How many digits of a value stand behind the decimal point: 2 for USD, 0 for JPY. */
export const fiatDecimals = (currency: string): number => MINOR_DIGITS.get(currency) ?? 2;

/** `US Dollar` for `USD`. */
export const currencyName = (currency: string): string => names.of(currency) ?? currency;
