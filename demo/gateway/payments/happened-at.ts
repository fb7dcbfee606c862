import { isFinalStatus } from '../core/is-final-status.js';
import type { Payment } from './payment.js';

/** When the payment entered its current state, Unix milliseconds. */
export const getChangedAtMs = ({ createdAtMs, state }: Payment): number => {
  switch (state.status) {
    case 'requires_action':
      return createdAtMs;
    case 'processing':
      return state.processing.atMs;
    case 'succeeded':
      return (state.settled ?? state.success).atMs;
    case 'failed':
      return state.failed.atMs;
    case 'expired':
      return state.expired.atMs;
    case 'cancelled':
      return state.cancelled.atMs;
  }
};

/** When a payment took its last step; null while it can take another one automatically, at `dueAtMs`, or is not final. */
export const getFinalAtMs = (payment: Payment, dueAtMs: number | null): number | null =>
  isFinalStatus(payment.state.status) && dueAtMs === null ? getChangedAtMs(payment) : null;
