import { WalletError } from '../../../src/core/errors/wallet-error.js';
import type { PaymentRecord, PaymentRecords } from '../../../src/wallet/ports.js';

/**
 * The storage of the browser as a story finds it. `paid elsewhere`: another tab holds the lock. `asked to pay`: an earlier page
 * has asked the wallet for a transaction, and was closed. `asked to sign`: for a signature.
 */
export type Storage = 'free' | 'blocked' | 'paid elsewhere' | 'asked to pay' | 'asked to sign';

const ACCOUNT = 'eip155:84532:0x00000000000000000000000000000000000000a1';

const toIntent = (paymentId: string): PaymentRecord => ({
  kind: 'intent',
  paymentId,
  optionId: 'opt_1',
  account: ACCOUNT,
});

const toSignature = (paymentId: string): PaymentRecord => ({
  kind: 'signature',
  paymentId,
  option: {
    id: 'opt_1',
    account: ACCOUNT,
    amount: {
      unit: 'caip19/eip155:84532/erc20:0x00000000000000000000000000000000000000c0',
      value: '50000000',
      display: { assetName: 'USD Coin', assetSymbol: 'USDC', decimals: 6 },
    },
    actions: [],
  },
  open: {
    walletId: 'wallet.example',
    request: { chain: 'eip155:84532', method: 'eth_signTypedData_v4', params: [ACCOUNT, '{}'] },
  },
  results: [],
  isLost: true,
});

const FOUND: Readonly<Partial<Record<Storage, (paymentId: string) => PaymentRecord>>> = {
  'asked to pay': toIntent,
  'asked to sign': toSignature,
};

/** Creates a storage for one story. */
export const createStoryRecords = (storage: Storage = 'free'): PaymentRecords => {
  let stored: PaymentRecord | undefined;
  let find = FOUND[storage];
  return {
    withLock: async (_paymentId, work) => {
      if (storage === 'blocked') throw new WalletError('storage_unavailable', 'Storage is blocked.');
      if (storage === 'paid elsewhere') return false;
      await work();
      return true;
    },
    read: (paymentId) => stored ?? find?.(paymentId),
    write: (record) => {
      stored = record;
    },
    remove: () => {
      find = stored = undefined;
    },
  };
};
