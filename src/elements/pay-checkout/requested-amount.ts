import type { RequestedAmount } from '../../contract/schemas/payment-details.js';
import { formatAmount, formatFiat } from '../../core/format/amount.js';

const FIAT = 'iso4217/';

/** Formats the amount exactly for the locale. Returns the raw value and unit if it cannot be formatted. */
export const formatRequestedAmount = ({ unit, value, display }: RequestedAmount, locale: string): string => {
  if (unit.startsWith(FIAT)) return formatFiat(value, unit.slice(FIAT.length), locale) ?? `${value} ${unit}`;
  const exact = display && formatAmount(value, display.decimals, locale);
  return exact ? `${exact} ${display.assetSymbol}` : `${value} ${unit}`;
};
