import type { Payment } from '../../payments/payment.js';
import type { PaymentOwner } from '../../payments/new-payment.js';
import type { StoredAnswer } from '../answer-table.js';
import type { Delivery } from '../delivery-table.js';
import type { Endpoint } from '../endpoint-table.js';
import type { StoredEvent } from '../event-table.js';
import { OTHER_NEWS, type Agenda, type News, type Tables } from '../store.js';
import { listPayments, totalsOf } from './list-payments.js';
import { Rows } from './rows.js';

interface PaymentRow {
  readonly payment: Payment;
  readonly dueAtMs: number | null;
}

interface DeliveryRow {
  readonly delivery: Delivery;
  readonly claimId: string | null;
}

const isOf =
  ({ merchantId, mode }: PaymentOwner) =>
  (row: PaymentOwner): boolean =>
    row.merchantId === merchantId && row.mode === mode;

const keyOf = ({ merchantId, mode }: PaymentOwner): string => `${mode} ${merchantId}`;

const isDue = (atMs: number | null, nowMs: number): boolean => atMs !== null && atMs <= nowMs;

export interface MemoryTables extends Tables {
  readonly nextDueAtMs: (agenda: Agenda) => number | null;
}

/** Tables in this process. `undo` takes back what was changed, `news` is what the change means for others. */
export const createTables = (undo: (() => void)[], news: News[]): MemoryTables => {
  const payments = new Rows<PaymentRow>(undo, ({ dueAtMs }) => dueAtMs !== null);
  const events = new Rows<StoredEvent>(undo);
  const deliveries = new Rows<DeliveryRow>(undo, ({ delivery }) => delivery.dueAtMs !== null);
  const endpoints = new Rows<Endpoint>(undo);
  const answers = new Rows<StoredAnswer>(undo);

  const tell = (agenda: Agenda, atMs: number | null, paymentId: string | null): void => {
    news.push({ paymentId, due: atMs === null ? null : { agenda, atMs } });
  };
  const putDelivery = (delivery: Delivery, claimId: string | null): void => {
    deliveries.set(delivery.id, { delivery, claimId });
    tell('deliveries', delivery.dueAtMs, null);
  };
  const allPayments = () => payments.all().map(({ payment }) => payment);
  const dueTimes = (agenda: Agenda): readonly (number | null)[] =>
    agenda === 'payments'
      ? payments.open().map(({ dueAtMs }) => dueAtMs)
      : deliveries.open().map(({ delivery }) => delivery.dueAtMs);

  return {
    payments: {
      insert: async (payment, dueAtMs) => {
        payments.add(payment.id, { payment, dueAtMs });
        tell('payments', dueAtMs, payment.id);
      },
      find: async (id) => payments.get(id)?.payment,
      lock: async (id) => payments.get(id)?.payment,
      update: async (payment, dueAtMs) => {
        payments.set(payment.id, { payment, dueAtMs });
        tell('payments', dueAtMs, payment.id);
      },
      list: async (selection, page) => listPayments(allPayments(), selection, page),
      totals: async (selection) => totalsOf(allPayments(), selection),
      // One transaction at a time: nobody else has locked anything.
      lockDue: async (nowMs, limit) =>
        payments
          .open()
          .filter(({ dueAtMs }) => isDue(dueAtMs, nowMs))
          .sort((a, b) => (a.dueAtMs ?? 0) - (b.dueAtMs ?? 0))
          .slice(0, limit)
          .map(({ payment }) => payment),
    },
    events: {
      insert: async (event) => {
        events.add(event.id, event);
      },
      find: async (id) => events.get(id),
      since: async (owner, sinceMs) => events.where((event) => isOf(owner)(event) && event.createdAtMs >= sinceMs),
      ofPayment: async (paymentId) => events.where((event) => event.paymentId === paymentId),
    },
    deliveries: {
      insert: async (delivery) => {
        putDelivery(delivery, null);
      },
      find: async (id) => deliveries.get(id)?.delivery,
      list: async (owner, limit) =>
        deliveries
          .all()
          .map(({ delivery }) => delivery)
          .filter(isOf(owner))
          .slice(-limit)
          .reverse(),
      since: async (endpointId, sinceMs) =>
        deliveries
          .all()
          .map(({ delivery }) => delivery)
          .filter((delivery) => delivery.endpointId === endpointId && delivery.createdAtMs >= sinceMs),
      ofPayment: async (paymentId) => {
        const ids = new Set(events.where((event) => event.paymentId === paymentId).map(({ id }) => id));
        return deliveries.where(({ delivery }) => ids.has(delivery.eventId)).map(({ delivery }) => delivery);
      },
      claim: async ({ id, nowMs, untilMs, limit }) => {
        const due = deliveries
          .open()
          .filter(({ delivery }) => isDue(delivery.dueAtMs, nowMs))
          .sort((a, b) => (a.delivery.dueAtMs ?? 0) - (b.delivery.dueAtMs ?? 0))
          .slice(0, limit)
          .map(({ delivery }) => ({ ...delivery, dueAtMs: untilMs }));
        for (const delivery of due) putDelivery(delivery, id);
        return due;
      },
      finish: async (delivery, claimId) => {
        if (deliveries.get(delivery.id)?.claimId !== claimId) return false;
        putDelivery(delivery, null);
        return true;
      },
      update: async (delivery) => {
        putDelivery(delivery, null);
      },
    },
    endpoints: {
      find: async (owner) => endpoints.get(keyOf(owner)),
      lock: async (owner) => endpoints.get(keyOf(owner)),
      put: async (endpoint) => {
        endpoints.set(keyOf(endpoint), endpoint);
        news.push(OTHER_NEWS);
      },
      remove: async (owner) => {
        endpoints.delete(keyOf(owner));
        news.push(OTHER_NEWS);
      },
    },
    answers: {
      lock: async (key, nowMs) => {
        const answer = answers.get(key);
        return answer && answer.untilMs > nowMs ? answer : undefined;
      },
      put: async (answer) => {
        answers.set(answer.key, answer);
      },
    },
    nextDueAtMs: (agenda) =>
      dueTimes(agenda).reduce<number | null>(
        (first, atMs) => (atMs !== null && (first === null || atMs < first) ? atMs : first),
        null,
      ),
  };
};
