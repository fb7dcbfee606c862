import type { KnownFailureCode, KnownPaymentStatus } from 'pay-status/contract';
import type { StrictOptionAmount } from '../wire/amount.js';
import type { Confirmation, Payment, PaymentState } from './payment.js';

/** A trigger of `SPEC: States and transitions`. */
export type Command =
  | {
      readonly type: 'process';
      readonly optionAmount: StrictOptionAmount;
      readonly txId: string | null;
      readonly confirmation?: Confirmation;
    }
  | {
      readonly type: 'succeed';
      readonly optionAmount: StrictOptionAmount | null;
      readonly txId: string;
      /** The confirmation of the transfer that has paid, if it is not the claimed one. */
      readonly confirmation?: Confirmation;
    }
  | { readonly type: 'fail'; readonly failureCode: KnownFailureCode | null; readonly reason: string | null }
  | { readonly type: 'time_out' }
  | { readonly type: 'cancel'; readonly reason: string }
  | { readonly type: 'settle'; readonly txId: string };

/** The payment cannot take this step. */
export interface InvalidState {
  readonly kind: 'invalid_state';
  readonly status: KnownPaymentStatus;
  readonly command: Command['type'];
}

/** The table of `SPEC: States and transitions`. No other transition is possible. */
export const TRANSITIONS: Readonly<
  Record<KnownPaymentStatus, Readonly<Partial<Record<Command['type'], KnownPaymentStatus>>>>
> = {
  requires_action: { process: 'processing', fail: 'failed', time_out: 'expired', cancel: 'cancelled' },
  processing: { succeed: 'succeeded', fail: 'failed', time_out: 'expired' },
  succeeded: { settle: 'succeeded' },
  failed: {},
  expired: {},
  cancelled: {},
};

export const isInvalidState = (value: object): value is InvalidState =>
  'kind' in value && value.kind === 'invalid_state';

/** True if nothing has begun to settle the payment. */
export const canSettle = ({ state, settlementTxId }: Payment): boolean =>
  state.status === 'succeeded' && !state.settled && settlementTxId === undefined;

const hasExpired = (payment: Payment, atMs: number): boolean => atMs >= payment.expiresAt * 1000;

const nextState = (payment: Payment, command: Command, atMs: number): PaymentState | undefined => {
  const { state } = payment;
  const processing = 'processing' in state ? state.processing : null;
  switch (command.type) {
    case 'process': {
      const { optionAmount, txId, confirmation } = command;
      return { status: 'processing', processing: { atMs, optionAmount, txId, ...(confirmation && { confirmation }) } };
    }
    case 'succeed': {
      if (!processing) return undefined;
      const optionAmount = command.optionAmount ?? processing.optionAmount;
      const confirmation = command.confirmation ?? processing.confirmation;
      return {
        status: 'succeeded',
        processing: { ...processing, optionAmount, ...(confirmation && { confirmation }) },
        success: { atMs, txId: command.txId },
        settled: null,
      };
    }
    case 'fail':
      return {
        status: 'failed',
        processing,
        failed: { atMs, failureCode: command.failureCode, reason: command.reason },
      };
    case 'time_out':
      return hasExpired(payment, atMs) ? { status: 'expired', processing, expired: { atMs } } : undefined;
    case 'cancel':
      return { status: 'cancelled', cancelled: { atMs, reason: command.reason } };
    case 'settle':
      return state.status === 'succeeded' && !state.settled
        ? { ...state, settled: { atMs, txId: command.txId } }
        : undefined;
  }
};

/** Applies a command at a time of the gateway's clock. Pure; returns {@link InvalidState} for a refused command. */
export const transition = (payment: Payment, command: Command, atMs: number): Payment | InvalidState => {
  const { status } = payment.state;
  const isInTable = TRANSITIONS[status][command.type] !== undefined;
  const state = isInTable ? nextState(payment, command, atMs) : undefined;
  if (!state) return { kind: 'invalid_state', status, command: command.type };
  return { ...payment, version: payment.version + 1, state };
};
