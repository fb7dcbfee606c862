import type { ChainRecord, ChainTable, ChainTransaction } from '../chain-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import { Rows } from './rows.js';

interface TransactionRow {
  readonly transaction: ChainTransaction;
  readonly isOpen: boolean;
}

const ONLY = 'chain';

const getBlockNumber = ({ block }: ChainTransaction): number => block?.number ?? 0;

/** A payment has at most one transaction that pays it, and one that settles it. */
const isRival = (a: ChainTransaction, b: ChainTransaction): boolean =>
  a.paymentId !== null && a.paymentId === b.paymentId && (a.kind === 'settlement') === (b.kind === 'settlement');

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
      if (transactions.where((row) => isRival(row.transaction, transaction)).length)
        throw new Error(`${transaction.paymentId} has a transaction of the same purpose`);
      transactions.add(transaction.hash, { transaction, isOpen: true });
      changes.push(OTHER_CHANGE);
    },
    replaceNative: async (transaction) => {
      const { hash, paymentId } = transaction;
      const replaced = transactions.open().find((row) => row.transaction.paymentId === paymentId);
      if (replaced?.transaction.kind !== 'native') return;
      transactions.delete(replaced.transaction.hash);
      transactions.add(hash, { transaction, isOpen: true });
      changes.push(OTHER_CHANGE);
    },
    findTransaction: async (hash) => transactions.get(hash)?.transaction,
    open: async () => transactions.open().map(({ transaction }) => transaction),
    end: async (hash, block) => {
      const row = transactions.get(hash);
      if (!row) return;
      transactions.set(hash, { transaction: { ...row.transaction, block }, isOpen: false });
      changes.push(OTHER_CHANGE);
    },
    reopen: async (hashes) => {
      for (const hash of hashes) {
        const row = transactions.get(hash);
        if (row) transactions.set(hash, { ...row, isOpen: true });
      }
      changes.push(OTHER_CHANGE);
    },
    latest: async (limit, offset) =>
      transactions
        .all()
        .map(({ transaction }) => transaction)
        .reverse()
        .filter(({ block }) => block)
        .sort((a, b) => getBlockNumber(b) - getBlockNumber(a))
        .slice(offset, offset + limit),
    addKey: async (key, paymentId) => {
      keys.set(key, paymentId);
    },
    findPaymentId: async (key) => keys.get(key),
  };
};
