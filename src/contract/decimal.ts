/**
 * Returns an amount in minor units with its decimal point: `0.05` for `('5', 2)`, `5` for `('5', 0)`.
 *
 * @param digits the minor units, digits only
 * @param decimals the number of decimals of the currency or token
 */
export const insertDecimalPoint = (digits: string, decimals: number): string => {
  const padded = digits.padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  return decimals === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
};
