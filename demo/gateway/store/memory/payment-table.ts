import { isClaimed } from '../../payments/confirm.js';
import type { Payment } from '../../payments/payment.js';
import type { PaymentTable } from '../payment-table.js';
import type { WorkQueue } from '../store.js';
import { computeTotals, filterPayments } from './list-payments.js';
import type { Rows } from './rows.js';

export interface PaymentRow {
  readonly payment: Payment;
  readonly dueAtMs: number | null;
  /** Counts insertions: rows before it may be deleted. */
  readonly seq: number;
}

export type Notify = (queue: WorkQueue, atMs: number | null, paymentId: string | null) => void;

export const isDue = (atMs: number | null, nowMs: number): boolean => atMs !== null && atMs <= nowMs;

export const createMemoryPaymentTable = (rows: Rows<PaymentRow>, notify: Notify): PaymentTable => {
  let nextSeq = 0;
  return {
    insert: async (payment, dueAtMs) => {
      rows.add(payment.id, { payment, dueAtMs, seq: nextSeq++ });
      notify('payments', dueAtMs, payment.id);
    },
    find: async (id) => rows.get(id)?.payment,
    lock: async (id) => rows.get(id)?.payment,
    update: async (payment, dueAtMs) => {
      const before = rows.get(payment.id);
      if (!before) return;
      rows.set(payment.id, { ...before, payment, dueAtMs });
      notify('payments', dueAtMs, payment.id);
    },
    list: async (selection, page) => filterPayments(rows.all(), selection, page),
    totals: async (selection) =>
      computeTotals(
        rows.all().map(({ payment }) => payment),
        selection,
      ),
    hasClaimed: async () => rows.all().some(({ payment }) => isClaimed(payment)),
    // Transactions run one at a time, so there are no other locks.
    lockDue: async (nowMs, limit) =>
      rows
        .open()
        .filter(({ dueAtMs }) => isDue(dueAtMs, nowMs))
        .sort((a, b) => (a.dueAtMs ?? 0) - (b.dueAtMs ?? 0))
        .slice(0, limit)
        .map(({ payment }) => payment),
  };
};
