import type { KnownPaymentStatus } from 'pay-status/contract';
import type { PaymentOwner } from './new-payment.js';
import type { Payment, ProcessingStage } from './payment.js';

/** Which payments of a merchant a list is about. */
export interface Selection {
  readonly owner: PaymentOwner;
  readonly statuses?: readonly KnownPaymentStatus[] | undefined;
  /** Created then or later, Unix milliseconds. */
  readonly fromMs?: number | undefined;
  /** Created before then. */
  readonly untilMs?: number | undefined;
  /** Of these merchants alone; the owner is one of them, or nothing is selected. */
  readonly merchants?: readonly string[] | undefined;
  /** Symbols or units of what was paid with, in lower case. */
  readonly assets?: readonly string[] | undefined;
  /** A part of the merchant's reference. */
  readonly reference?: string | undefined;
  /** Chains that it was paid on, such as `eip155:8453`. */
  readonly networks?: readonly string[] | undefined;
}

/** Where a page begins: behind the row with this key, and of several with this key behind this one. */
export interface Position {
  /** Digits: a time in milliseconds, or an amount. */
  readonly key: string;
  readonly seq: number;
}

export interface PageRequest {
  readonly sortBy: 'date' | 'amount';
  readonly isDescending: boolean;
  readonly after?: Position | undefined;
  readonly limit: number;
}

export interface ListedPayment {
  readonly payment: Payment;
  readonly position: Position;
}

/** Figures over a whole selection. */
export interface Totals {
  readonly customers: number;
  readonly transactions: number;
  /** Of the succeeded ones, minor units; the currency that most of them have comes first. */
  readonly revenue: readonly Revenue[];
}

export interface Revenue {
  readonly amount: string;
  readonly currency: string;
}

const processingOf = ({ state }: Payment): ProcessingStage | null => ('processing' in state ? state.processing : null);

/** `eip155:8453` of `caip19/eip155:8453/erc20:0x8335…`. */
export const chainOf = (unit: string): string => unit.split('/')[1] ?? '';

/** Who pays, CAIP-10: the account that a wallet named, else that of the sandbox's own buyer, who has one on every chain. */
export const buyerOf = ({ confirmation, optionAmount }: ProcessingStage): string =>
  confirmation?.account ?? `${chainOf(optionAmount.unit)}:0x00000000000000000000000000000000000b0e5a`;

/** By what a payment is found and counted. */
export const facetsOf = (payment: Payment) => {
  const processing = processingOf(payment);
  const option = processing?.optionAmount;
  return {
    status: payment.state.status,
    unit: option?.unit.toLowerCase() ?? null,
    symbol: option?.display.assetSymbol.toLowerCase() ?? null,
    network: option ? chainOf(option.unit) : null,
    buyer: processing && buyerOf(processing),
  };
};
