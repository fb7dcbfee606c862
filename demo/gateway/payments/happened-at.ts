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
