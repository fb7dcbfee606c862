import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { PaymentRecord, PaymentRecords } from '../../../src/wallet/ports.js';

/**
 * The storage of the browser as a story finds it. `paid elsewhere`: another tab holds the lock. `asked to pay`: an earlier page
 * has asked the wallet for a transaction, and was closed.
 */
export type Storage = 'free' | 'blocked' | 'paid elsewhere' | 'asked to pay';

const toIntent = (paymentId: string): PaymentRecord => ({
  kind: 'intent',
  paymentId,
  optionId: 'opt_1',
  account: 'eip155:84532:0x00000000000000000000000000000000000000a1',
});

/** Creates a storage for one story. */
export const createStoryRecords = (storage: Storage = 'free'): PaymentRecords => {
  let stored: PaymentRecord | undefined;
  return {
    withLock: async (_paymentId, work) => {
      if (storage === 'blocked') throw new WalletError('storage_unavailable', 'Storage is blocked.');
      if (storage === 'paid elsewhere') return false;
      await work();
      return true;
    },
    read: (paymentId) => stored ?? (storage === 'asked to pay' ? toIntent(paymentId) : undefined),
    write: (record) => {
      stored = record;
    },
    remove: () => {
      stored = undefined;
    },
  };
};
