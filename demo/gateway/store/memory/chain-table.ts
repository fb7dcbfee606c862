import type { ChainRecord, ChainTable, ChainTransaction } from '../chain-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import { Rows } from './rows.js';

interface TransactionRow {
  readonly transaction: ChainTransaction;
  readonly isOpen: boolean;
}

const ONLY = 'chain';

export const createMemoryChainTable = (undo: (() => void)[], changes: StoreChange[]): ChainTable => {
  const chain = new Rows<ChainRecord>(undo);
  const transactions = new Rows<TransactionRow>(undo, ({ isOpen }) => isOpen);
  const keys = new Rows<string>(undo);
  const find = async (): Promise<ChainRecord | undefined> => chain.get(ONLY);
  return {
    find,
    // Transactions run one at a time, so there are no other locks.
    lock: find,
    put: async (record) => {
      chain.set(ONLY, record);
    },
    add: async (transaction) => {
      const { paymentId } = transaction;
      if (paymentId !== null && transactions.where((row) => row.transaction.paymentId === paymentId).length)
        throw new Error(`${paymentId} has a transaction`);
      transactions.add(transaction.hash, { transaction, isOpen: true });
      changes.push(OTHER_CHANGE);
    },
    findTransaction: async (hash) => transactions.get(hash)?.transaction,
    open: async () => transactions.open().map(({ transaction }) => transaction),
    end: async (hash, blockTimeS) => {
      const row = transactions.get(hash);
      if (!row) return;
      transactions.set(hash, { transaction: { ...row.transaction, blockTimeS }, isOpen: false });
      changes.push(OTHER_CHANGE);
    },
    latest: async (limit, offset) =>
      transactions
        .all()
        .reverse()
        .slice(offset, offset + limit)
        .map(({ transaction }) => transaction),
    addKey: async (key, paymentId) => {
      keys.set(key, paymentId);
    },
    findPaymentId: async (key) => keys.get(key),
  };
};
