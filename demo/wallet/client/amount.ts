import { insertDecimalPoint } from 'pay-status/contract';
import type { InfoAmount } from './wire.js';

/** `$50.00` for a currency and `50 USDC` for a token, exact to the last digit. */
export const describeAmount = ({ unit, value, display: { assetSymbol, decimals } }: InfoAmount): string => {
  const amount = insertDecimalPoint(value, decimals) as Intl.StringNumericLiteral;
  if (!unit.startsWith('iso4217/'))
    return `${new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(amount)} ${assetSymbol}`;
  const fractionDigits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en', { style: 'currency', currency: assetSymbol, ...fractionDigits }).format(amount);
};
