import { newOrderId, type Order, type Orders } from './orders.js';

interface Entry extends Order {
  readonly intent: string;
  readonly isClosed: boolean;
}

/** Orders in memory, for tests and for `--data memory`. */
export const createMemoryOrders = (): Orders<undefined> => {
  const orders = new Map<string, Entry>();
  const change = async (id: string, part: Partial<Entry>): Promise<void> => {
    const order = orders.get(id);
    if (order) orders.set(id, { ...order, ...part });
  };
  return {
    async add(intent, productId) {
      const before = [...orders.values()].find((order) => order.intent === intent);
      if (before) return before;
      const states = { payment: null, isFulfilled: false, isClosed: false, refundedAtMs: null };
      const order = { id: newOrderId(), intent, productId, ...states };
      orders.set(order.id, order);
      return order;
    },
    async setPayment(id, payment) {
      const { payment: before, isClosed = false } = orders.get(id) ?? {};
      await change(id, { payment, isClosed: isClosed && before?.paymentId === payment.paymentId });
    },
    async findByPayment(paymentId) {
      return [...orders.values()].find(({ payment }) => payment?.paymentId === paymentId);
    },
    fulfil: (id) => change(id, { isFulfilled: true }),
    async close(id, paymentId) {
      const { payment } = orders.get(id) ?? {};
      if (!payment || payment.paymentId === paymentId) await change(id, { isClosed: true });
    },
    setRefunded: (id, atMs) => change(id, { refundedAtMs: orders.get(id)?.refundedAtMs ?? atMs }),
    async overdue(atUnix) {
      return [...orders.values()].filter(({ payment, isClosed }) => !isClosed && payment && payment.expiresAt < atUnix);
    },
  };
};
