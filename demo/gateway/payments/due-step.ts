import { isFinalStatus } from '../core/is-final-status.js';
import { getConfirmation, isClaimed } from './confirm.js';
import type { Payment } from './payment.js';
import { canSettle } from './transition.js';

/** A step that a payment takes automatically when it falls due. */
export interface DueStep {
  readonly atMs: number;
  readonly type: 'execute' | 'time_out' | 'settle';
}

/**
 * The next automatic step of a payment: a claimed one is executed, also after its expiry, because the buyer has signed; any
 * other one expires; a succeeded one settles (test mode only). Null when there is none.
 */
export const getNextDueStep = (payment: Payment, autoSettleMs: number | null): DueStep | null => {
  const { state, expiresAt, mode } = payment;
  if (isClaimed(payment)) {
    const atMs = getConfirmation(payment)?.executesAtMs ?? null;
    return atMs === null ? null : { atMs, type: 'execute' };
  }
  if (!isFinalStatus(state.status)) return { atMs: expiresAt * 1000, type: 'time_out' };
  if (state.status !== 'succeeded' || !canSettle(payment) || mode !== 'test' || autoSettleMs === null) return null;
  return { atMs: state.success.atMs + autoSettleMs, type: 'settle' };
};
