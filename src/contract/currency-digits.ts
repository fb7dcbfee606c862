/** Minor digits of currencies that do not have two (ISO 4217; Chromium's own table is CLDR's, which differs). */
const EXCEPTIONS: ReadonlyArray<readonly [digits: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** The decimals of most currencies, and of unknown codes. */
export const DEFAULT_DIGITS = 2;

/**
 * Returns the number of decimals of an amount in minor units: 2 for USD, 0 for JPY. The interface does not define the units
 * of `amount.value` (`SPEC: Amount object`); the gateway uses minor units.
 *
 * @param code an ISO 4217 code in upper case: the part after `iso4217/`. Unknown codes have 2 decimals.
 */
export const currencyDigits = (code: string): number =>
  EXCEPTIONS.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? DEFAULT_DIGITS;
