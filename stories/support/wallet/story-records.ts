import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { PaymentRecord, PaymentRecords } from '../../../src/wallet/ports.js';

/** The storage of the browser as a story finds it. `paid elsewhere`: another tab holds the lock. */
export type Storage = 'free' | 'blocked' | 'paid elsewhere';

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
    read: () => stored,
    write: (record) => {
      stored = record;
    },
    remove: () => {
      stored = undefined;
    },
  };
};
