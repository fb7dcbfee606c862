import { html, nothing, type TemplateResult } from 'lit';
import type { RequestedAmount } from '../../contract/schemas/payment-details.js';
import { formatAmount, formatFiat } from '../../core/format/amount.js';
import { numberView } from '../shared/number.view.js';

const FIAT = 'iso4217/';

/** An amount, formatted exactly. */
export interface FormattedAmount {
  /** With the currency of a fiat amount; undefined if the amount cannot be formatted. */
  readonly number: string | undefined;
  /** What follows the number; the raw amount if there is none. */
  readonly rest: string;
}

/** Formats a requested amount for the locale. */
export const formatRequested = ({ unit, value, display }: RequestedAmount, locale: string): FormattedAmount => {
  const isFiat = unit.startsWith(FIAT);
  const number = isFiat
    ? formatFiat(value, unit.slice(FIAT.length), locale)
    : display && formatAmount(value, display.decimals, locale);
  if (!number) return { number: undefined, rest: `${value} ${unit}` };
  return { number, rest: isFiat ? '' : (display?.assetSymbol ?? '') };
};

/** Renders an amount, or the text that takes its place. */
export const amountView = ({ number, rest }: FormattedAmount, locale: string): TemplateResult =>
  html`<bdi>${number ? numberView(number, locale) : nothing}${number && rest ? ' ' : ''}${rest}</bdi>`;
