import type { PayAmount } from '@walletconnect/pay';
import { insertDecimalPoint } from '../../gateway/payments/decimal.js';

/** `$50.00` for money and `50 USDC` for a token, exact to the last digit, by what the gateway says of how to show it. */
export const formatAmount = ({ unit, value, display: { assetSymbol, decimals } }: PayAmount): string => {
  const amount = insertDecimalPoint(value, decimals) as Intl.StringNumericLiteral;
  if (!unit.startsWith('iso4217/'))
    return `${new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(amount)} ${assetSymbol}`;
  const digitsShown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en', { style: 'currency', currency: assetSymbol, ...digitsShown }).format(amount);
};
