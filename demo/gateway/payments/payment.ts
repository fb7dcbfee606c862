import type { FeeKind, KnownFailureCode } from 'pay-status/contract';
import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';

/** Test and live are separate environments (`SPEC: Authentication, rule 5`); the merchant's key selects one. */
export type Mode = 'test' | 'live';

/** What a wallet has confirmed. */
export interface Confirmation {
  readonly optionId: string;
  /** Who pays, CAIP-10. */
  readonly account: string;
  /** When the payment succeeds by itself, Unix milliseconds; null: it does not. */
  readonly succeedsAtMs: number | null;
}

export interface ProcessingStage {
  readonly atMs: number;
  /** What the buyer pays with: an asset on a chain, and how to show it. */
  readonly optionAmount: StrictOptionAmount;
  /** Known early when the buyer's wallet names it while it commits the funds. */
  readonly txId: string | null;
  /** Absent where the sandbox played the buyer. */
  readonly confirmation?: Confirmation;
}

export interface SuccessStage {
  readonly atMs: number;
  readonly txId: string;
}

export interface FailedStage {
  readonly atMs: number;
  /** Null for every failure but a decline, which is the only one that the interface names. */
  readonly failureCode: KnownFailureCode | null;
  /** For people; nothing branches on it. */
  readonly reason: string | null;
}

export interface CancelledStage {
  readonly atMs: number;
  readonly reason: string;
}

/** Where a payment stands. Settlement is a stage of `succeeded`, not a status. */
export type PaymentState =
  | { readonly status: 'requires_action' }
  | { readonly status: 'processing'; readonly processing: ProcessingStage }
  | {
      readonly status: 'succeeded';
      readonly processing: ProcessingStage;
      readonly success: SuccessStage;
      readonly settled: { readonly atMs: number } | null;
    }
  | { readonly status: 'failed'; readonly processing: ProcessingStage | null; readonly failed: FailedStage }
  | {
      readonly status: 'expired';
      readonly processing: ProcessingStage | null;
      readonly expired: { readonly atMs: number };
    }
  | { readonly status: 'cancelled'; readonly cancelled: CancelledStage };

/** A payment as the gateway keeps it. */
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
  /** The kind of the fee that is taken; absent where none is. */
  readonly feeKind?: FeeKind;
  /** Rises by one with every change of state; the first is 0 (`SPEC: payment_state_version`). */
  readonly version: number;
  readonly state: PaymentState;
}
