/**
 * US dollars for one unit, on 30 June 2025, rounded. They never change: the amount of an option is not stored, but computed again
 * when it is paid.
 */
const DOLLARS: Readonly<Record<string, string>> = {
  USD: '1',
  EUR: '1.172',
  GBP: '1.37',
  CHF: '1.254',
  JPY: '0.00693',
  ETH: '2486',
};

/** A decimal number without rounding: 1172 and 3 for `1.172`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const toDecimal = (text: string): Decimal => {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
};

/** Returns the price of one unit of a currency or coin, in US dollars; 1 for a currency that is not in the table. */
const getWorth = (code: string): Decimal => toDecimal(DOLLARS[code] ?? '1');

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

/** An amount: how many of the smallest units, and how many digits of them come after the decimal point. */
interface Amount {
  readonly value: bigint;
  readonly currency: string;
  readonly decimals: number;
}

/** Digits after the decimal point that a price has at most: a millionth of the dearest coin is less than a cent. */
const PRICE_DECIMALS = 6;

/**
 * Converts an amount to base units of a coin, rounded up to a millionth of the coin: the merchant never gets less than the
 * price.
 *
 * @param coin the currency that one coin is worth one unit of, and the decimals of its base unit
 */
export const convert = ({ value, currency, decimals }: Amount, coin: Omit<Amount, 'value'>): bigint => {
  const from = getWorth(currency);
  const to = getWorth(coin.currency);
  const step = tenTo(Math.max(0, coin.decimals - PRICE_DECIMALS));
  const dividend = value * from.digits * tenTo(coin.decimals + to.scale);
  const divisor = to.digits * tenTo(decimals + from.scale) * step;
  return ((dividend + divisor - 1n) / divisor) * step;
};
