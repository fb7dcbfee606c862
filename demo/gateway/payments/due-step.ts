import { isFinalStatus } from '../core/is-final-status.js';
import type { Payment } from './payment.js';
import type { Command } from './transition.js';

/** A step that a payment takes automatically when it falls due. */
export interface DueStep {
  readonly atMs: number;
  readonly command: DueCommand;
}

/** A settlement has no transaction before it is due. */
type DueCommand = Exclude<Command, { readonly type: 'settle' }> | { readonly type: 'settle' };

/** The success of a payment that a wallet has confirmed. */
const getSuccess = ({ state }: Payment): DueStep | null => {
  if (state.status !== 'processing') return null;
  const { confirmation, txId } = state.processing;
  if (confirmation?.succeedsAtMs == null || txId === null) return null;
  return { atMs: confirmation.succeedsAtMs, command: { type: 'succeed', optionAmount: null, txId } };
};

/**
 * The next automatic step of a payment: it succeeds after a wallet has confirmed it, or expires if that is earlier, or
 * settles after success (test mode only). Null when there is none.
 */
export const getNextDueStep = (payment: Payment, autoSettleMs: number | null): DueStep | null => {
  const { state, expiresAt, mode } = payment;
  if (!isFinalStatus(state.status)) {
    const success = getSuccess(payment);
    const expiryMs = expiresAt * 1000;
    return success && success.atMs <= expiryMs ? success : { atMs: expiryMs, command: { type: 'time_out' } };
  }
  if (state.status !== 'succeeded' || state.settled || mode !== 'test' || autoSettleMs === null) return null;
  return { atMs: state.success.atMs + autoSettleMs, command: { type: 'settle' } };
};
