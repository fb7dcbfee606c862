import type { Payment } from '../payments/payment.js';
import { isInvalidState } from '../payments/transition.js';
import type { PaymentStore } from './payment-store.js';

/** Payments in this process only, for tests, stories and a sandbox that forgets. */
export const createMemoryStore = (): PaymentStore => {
  const payments = new Map<string, Payment>();
  const listeners = new Set<(payment: Payment) => void>();

  const put = (payment: Payment): void => {
    payments.set(payment.id, payment);
    for (const listener of listeners) listener(payment);
  };

  return {
    async insert(payment) {
      if (payments.has(payment.id)) throw new Error(`payment ${payment.id} exists`);
      put(payment);
    },
    find: async (id) => payments.get(id),
    async update(id, change) {
      const current = payments.get(id);
      if (!current) return undefined;
      const next = change(current);
      if (!isInvalidState(next) && next !== current) put(next);
      return next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
