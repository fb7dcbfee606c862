import { insertDecimalPoint, type OptionAmount } from 'pay-status/contract';

/** `1,000.5 USDC`, exact to the last digit. */
export const describeCoins = ({ value, display: { assetSymbol, decimals } }: OptionAmount): string => {
  const amount = insertDecimalPoint(value, decimals) as Intl.StringNumericLiteral;
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(amount)} ${assetSymbol}`;
};
