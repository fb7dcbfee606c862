import type { KnownPaymentStatus } from 'pay-status/contract';
import type { Mode } from '../wire/mode.js';
import type { Payment, ProcessingStage } from './payment.js';

/** The merchant whose payments are selected, or with null all merchants of the environment: those of the partner. */
export interface SelectedOwner {
  readonly merchantId: string | null;
  readonly mode: Mode;
}

/** The filter of a list of payments. */
export interface Selection {
  readonly owner: SelectedOwner;
  readonly statuses?: readonly KnownPaymentStatus[] | undefined;
  /** Created then or later, Unix milliseconds. */
  readonly fromMs?: number | undefined;
  /** Created before then. */
  readonly untilMs?: number | undefined;
  /** Only of these merchants, as far as the owner includes them. */
  readonly merchants?: readonly string[] | undefined;
  /** Symbols or units of the assets paid with, in lower case. */
  readonly assets?: readonly string[] | undefined;
  /** A part of the merchant's reference. */
  readonly reference?: string | undefined;
  /** The chains of the transaction, such as `eip155:8453`. */
  readonly networks?: readonly string[] | undefined;
}

/** The position of a row: its sort key, and its sequence number among rows with the same key. */
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

/** Totals over a whole selection. */
export interface Totals {
  readonly customers: number;
  readonly transactions: number;
  /** Of the succeeded payments, minor units; the most common currency first. */
  readonly revenue: readonly Revenue[];
}

export interface Revenue {
  readonly amount: string;
  readonly currency: string;
}

const getProcessing = ({ state }: Payment): ProcessingStage | null => ('processing' in state ? state.processing : null);

/** `eip155:8453` of `caip19/eip155:8453/erc20:0x8335…`. */
export const getChain = (unit: string): string => unit.split('/')[1] ?? '';

/** The account that pays, CAIP-10: the one of the wallet, else that of the simulated buyer, who has one on every chain. */
export const getBuyer = ({ confirmation, optionAmount }: ProcessingStage): string =>
  confirmation?.account ?? `${getChain(optionAmount.unit)}:0x00000000000000000000000000000000000b0e5a`;

/** The values by which payments are filtered and counted. */
export const getFacets = (payment: Payment) => {
  const processing = getProcessing(payment);
  const option = processing?.optionAmount;
  return {
    status: payment.state.status,
    unit: option?.unit.toLowerCase() ?? null,
    symbol: option?.display.assetSymbol.toLowerCase() ?? null,
    network: option ? getChain(option.unit) : null,
    buyer: processing && getBuyer(processing),
  };
};
