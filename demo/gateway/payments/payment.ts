import type { FeeKind, KnownFailureCode } from 'pay-status/contract';
import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import type { Mode } from '../wire/mode.js';
import type { PaymentDisplay } from '../wire/payment-display.js';

/** A wallet's confirmation. The rail has taken the funds. */
export interface Confirmation {
  readonly optionId: string;
  /** The account that pays, CAIP-10. */
  readonly account: string;
  /** SHA-256 of what the wallet answered: the same again is the same confirmation. */
  readonly results: string;
  /** When the rail executes the payment, Unix milliseconds; null: when the sandbox says so. */
  readonly executesAtMs: number | null;
}

export interface ProcessingStage {
  readonly atMs: number;
  /** The asset that the buyer pays with, on its chain, with its display. Icons of the sandbox are paths. */
  readonly optionAmount: StrictOptionAmount;
  /** Known early if the buyer's wallet reports it when it commits the funds. */
  readonly txId: string | null;
  /** Absent if the sandbox simulated the buyer. */
  readonly confirmation?: Confirmation;
}

export interface SuccessStage {
  readonly atMs: number;
  readonly txId: string;
}

export interface SettledStage {
  readonly atMs: number;
  /** The transfer to the merchant. */
  readonly txId: string;
}

export interface FailedStage {
  readonly atMs: number;
  /** Null except for a decline, the only failure that the interface names. */
  readonly failureCode: KnownFailureCode | null;
  /** For people; nothing branches on it. */
  readonly reason: string | null;
}

export interface CancelledStage {
  readonly atMs: number;
  readonly reason: string;
}

/** The mark of a refund. */
export interface RefundMark {
  readonly atMs: number;
  /** A merchant's server, or a person in the sandbox's console. */
  readonly by: 'merchant' | 'sandbox';
}

export interface SucceededState {
  readonly status: 'succeeded';
  readonly processing: ProcessingStage;
  readonly success: SuccessStage;
  readonly settled: SettledStage | null;
}

/** The state of a payment. Settlement is a stage of `succeeded`, not a status. */
export type PaymentState =
  | { readonly status: 'requires_action' }
  | { readonly status: 'processing'; readonly processing: ProcessingStage }
  | SucceededState
  | { readonly status: 'failed'; readonly processing: ProcessingStage | null; readonly failed: FailedStage }
  | {
      readonly status: 'expired';
      readonly processing: ProcessingStage | null;
      readonly expired: { readonly atMs: number };
    }
  | { readonly status: 'cancelled'; readonly cancelled: CancelledStage };

/** A payment as the gateway stores it. */
export interface Payment {
  readonly id: string;
  readonly merchantId: string;
  readonly mode: Mode;
  readonly referenceId: string;
  /** Fiat, in minor units. */
  readonly amount: StrictFiatAmount;
  readonly checkout: { readonly successUrl: string | null; readonly errorUrl: string | null } | null;
  readonly createdAtMs: number;
  /** Unix seconds, as on the wire. */
  readonly expiresAt: number;
  /** The kind of the fee; absent if there is none. */
  readonly feeKind?: FeeKind;
  /** How the checkout page shows it; absent until the merchant says so. */
  readonly display?: PaymentDisplay;
  /** Present once the gateway has the details of the buyer. It keeps none of them. */
  readonly hasDetails?: true;
  /** Present once it is marked as refunded, which moves no money and is no change of state. */
  readonly refunded?: RefundMark;
  /** The transfer that settles it; present once it is stored, and also if it is reverted. */
  readonly settlementTxId?: string;
  /** Present if the sandbox forced a step. */
  readonly isSimulated?: true;
  /** Increases by one with every change of state, from 0 (`SPEC: payment_state_version`). */
  readonly version: number;
  readonly state: PaymentState;
}
