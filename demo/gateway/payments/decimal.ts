/** Inserts a decimal point: `12.50` for `('1250', 2)`, `5000` for `('5000', 0)`. */
export const insertDecimalPoint = (digits: string, decimals: number): string => {
  const padded = digits.padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  return decimals ? `${padded.slice(0, point)}.${padded.slice(point)}` : padded;
};
