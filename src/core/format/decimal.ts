/** Inserts the decimal point into digits of minor units, which may be fewer: `('5', 2)` is `0.05`, `('5', 0)` is `5`. */
export const insertDecimalPoint = (digits: string, decimals: number): string => {
  const padded = digits.padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  return decimals === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
};
