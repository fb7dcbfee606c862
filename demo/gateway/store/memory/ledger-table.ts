import type { LedgerEntry, LedgerRow, LedgerTable } from '../ledger-table.js';
import type { Rows } from './rows.js';

const toKey = ({ account, unit }: LedgerRow): string => `${account} ${unit}`;

/** The entries of a payment, and the balance of each row. */
export const createMemoryLedgerTable = (
  payments: Rows<readonly LedgerEntry[]>,
  balances: Rows<bigint>,
): LedgerTable => ({
  balance: async (row) => balances.get(toKey(row)) ?? 0n,
  // Transactions run one at a time, so there are no other locks.
  lock: async () => undefined,
  add: async (entry) => {
    const { kind, paymentId, amount } = entry;
    if (paymentId !== null) {
      const before = payments.get(paymentId) ?? [];
      if (before.some((other) => other.kind === kind)) throw new Error(`${paymentId} has a ${kind} entry`);
      payments.set(paymentId, [...before, entry]);
    }
    balances.set(toKey(entry), (balances.get(toKey(entry)) ?? 0n) + amount);
  },
  ofPayment: async (paymentId) => payments.get(paymentId) ?? [],
});
