import { insertDecimalPoint, type OptionAmount } from 'pay-status/contract';

/** `1,000.50 USDC`, exact to the last digit, as the checkout shows it. */
export const describeCoins = ({ value, display: { assetSymbol, decimals } }: OptionAmount, locale = 'en'): string => {
  const amount = insertDecimalPoint(value, decimals) as Intl.StringNumericLiteral;
  const digits = { minimumFractionDigits: Math.min(2, decimals), maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat(locale, digits).format(amount)} ${assetSymbol}`;
};
