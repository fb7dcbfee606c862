import type { PaymentInfo } from '../../contract/schemas/payment-status-response.js';
import { formatAmount } from '../../core/format/amount.js';
import { formatMoment } from '../../core/format/moment.js';
import type { Messages } from '../../locales/messages.js';
import { formatRequested, type FormattedAmount } from './requested-amount.js';
import type { Summary } from './summary.view.js';

/** When the payment succeeded, as far as the page knows; Unix milliseconds by the gateway's clock. */
export interface ReceiptTime {
  readonly atMs: number;
  /** False if the payment had succeeded before: the page knows only that it had by then. */
  readonly isExact: boolean;
}

/** What a receipt is about. Whatever is unknown has no row. */
export interface ReceiptFacts {
  readonly summary: Summary;
  readonly paymentId: string | undefined;
  readonly info: PaymentInfo | null | undefined;
  /** The account that has paid (CAIP-10). */
  readonly payer: string | undefined;
  readonly time: ReceiptTime | undefined;
  /** When the payment was settled to the merchant, Unix milliseconds, if the page knows. */
  readonly settledAtMs: number | undefined;
  /** When the shop refunded the payment, Unix milliseconds, if the page knows. */
  readonly refundedAtMs: number | undefined;
  /** False in a server render, which does not know the buyer's time zone: the rows of times have no value then. */
  readonly hasTimes: boolean;
}

/** A row of the receipt: a label, and a text or an amount. */
export interface ReceiptRow extends FormattedAmount {
  readonly label: string;
  /** The part of the value, if it is one. */
  readonly part?: 'paid-amount' | 'transaction' | 'paid-on' | 'as-of' | 'refunded' | undefined;
  /** True for a long id. */
  readonly isId?: boolean;
  /** True if the page shows it elsewhere, or need not: it is on paper only. */
  readonly isPrinted?: boolean;
  /** True if the page shows it elsewhere, also on paper: it is in the copied text only. */
  readonly isCopied?: boolean;
}

const getAddress = (account: string): string => account.slice(account.lastIndexOf(':') + 1);

/** Formats the coins that were paid. An invalid value, or one with invalid decimals, is shown unformatted. */
const formatPaid = ({ optionAmount }: PaymentInfo, locale: string): FormattedAmount | undefined => {
  if (!optionAmount) return undefined;
  const { value, display } = optionAmount;
  const number = formatAmount(value, display.decimals, locale);
  return { number, rest: number ? display.assetSymbol : `${value} ${display.assetSymbol}` };
};

/** Returns the rows of the receipt, in order. */
export const getReceiptRows = (facts: ReceiptFacts, messages: Messages): readonly ReceiptRow[] => {
  const { summary, paymentId, info, payer, time } = facts;
  const { checkout, locale } = messages;
  const row = (
    label: string,
    value: FormattedAmount | string | null | undefined,
    rest: Omit<ReceiptRow, 'label' | keyof FormattedAmount> = {},
  ): readonly ReceiptRow[] => {
    if (!value) return [];
    const amount = typeof value === 'string' ? { number: undefined, rest: value } : value;
    return [{ label, ...amount, ...rest }];
  };
  const timeRow = (label: string, atMs: number | undefined, part?: ReceiptRow['part']): readonly ReceiptRow[] =>
    atMs === undefined
      ? []
      : [{ label, part, number: undefined, rest: facts.hasTimes ? formatMoment(atMs, undefined, locale) : '' }];
  return [
    ...row(checkout.paidTo, summary.merchantName, { isCopied: true }),
    ...row(checkout.amount, summary.amount && formatRequested(summary.amount, locale), { isCopied: true }),
    ...row(messages.paid, info ? formatPaid(info, locale) : undefined, { part: 'paid-amount' }),
    ...row(checkout.network, info?.optionAmount?.display.networkName),
    ...row(checkout.from, payer && getAddress(payer), { isId: true, isPrinted: true }),
    ...row(messages.transaction, info?.txId, { part: 'transaction', isId: true }),
    ...row(checkout.paymentId, paymentId, { isId: true }),
    ...row(checkout.order, summary.referenceId, { isPrinted: true }),
    ...(time?.isExact ? timeRow(checkout.paidOn, time.atMs, 'paid-on') : []),
    ...timeRow(messages.timeline.settled, facts.settledAtMs),
    ...(time && !time.isExact ? timeRow(checkout.asOf, time.atMs, 'as-of') : []),
    // The last one: what the gateway says as of a time does not include it.
    ...timeRow(messages.refunded, facts.refundedAtMs, 'refunded'),
  ];
};

/** Returns the rows as plain text, for an email or a note. */
export const toPlainText = (rows: readonly ReceiptRow[]): string =>
  rows
    .map(({ label, number, rest }) => `${label.replace(/:$/, '')}: ${[number, rest].filter(Boolean).join(' ')}`)
    .join('\n');
