import { isFinalStatus } from './is-final.js';
import type { Payment } from './payment.js';
import type { Command } from './transition.js';

/** A step that a payment takes by itself once its time has come. */
export interface DueStep {
  readonly atMs: number;
  readonly command: Command;
}

/** What a payment does next by itself: it expires, or settles after success (test mode only). Null when nothing. */
export const nextDueStep = ({ state, expiresAt, mode }: Payment, autoSettleMs: number | null): DueStep | null => {
  if (!isFinalStatus(state.status)) return { atMs: expiresAt * 1000, command: { type: 'time_out' } };
  if (state.status !== 'succeeded' || state.settled || mode !== 'test' || autoSettleMs === null) return null;
  return { atMs: state.success.atMs + autoSettleMs, command: { type: 'settle' } };
};
