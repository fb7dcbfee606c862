import type { StrictOptionAmount } from '../../../gateway/wire/amount.js';

/** Converts `12.5` to minor units, `1250` with two decimals. Undefined if the text is not such an amount. */
export const toMinorUnits = (text: string, decimals: number): string | undefined => {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return (whole + fraction.padEnd(decimals, '0')).replace(/^0+(?=\d)/, '');
};

/** Formats an asset amount exactly, such as `50.00 USDC on Base`. */
export const assetAmount = ({ value, display }: StrictOptionAmount): string => {
  const { decimals, assetSymbol, networkName } = display;
  const digits = value.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  // At least two digits, as of most money.
  const fraction = digits.slice(point, point + 2) + digits.slice(point + 2).replace(/(?<!0)0+$/, '');
  const whole = BigInt(digits.slice(0, point)).toLocaleString('en');
  return `${whole}${fraction && `.${fraction}`} ${assetSymbol}${networkName ? ` on ${networkName}` : ''}`;
};
