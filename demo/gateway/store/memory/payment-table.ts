import { isClaimed } from '../../payments/confirm.js';
import type { PaymentTable } from '../payment-table.js';
import type { WorkQueue } from '../store.js';
import type { PaymentLists, PaymentRow } from './payment-lists.js';
import type { Rows } from './rows.js';

export type Notify = (queue: WorkQueue, atMs: number | null, paymentId: string | null) => void;

export const isDue = (atMs: number | null, nowMs: number): boolean => atMs !== null && atMs <= nowMs;

export const createMemoryPaymentTable = (rows: Rows<PaymentRow>, lists: PaymentLists, notify: Notify): PaymentTable => {
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
    list: async (selection, page) => lists.page(selection, page, (id) => rows.get(id)),
    totals: async (selection) => lists.totals(selection, () => rows.all()),
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
