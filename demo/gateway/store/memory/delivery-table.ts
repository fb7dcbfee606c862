import type { Delivery, DeliveryTable } from '../delivery-table.js';
import type { StoredEvent } from '../event-table.js';
import { isOwnedBy } from './owner.js';
import { isDue, type Notify } from './payment-table.js';
import type { Rows } from './rows.js';

export interface DeliveryRow {
  readonly delivery: Delivery;
  readonly claimId: string | null;
}

export const createMemoryDeliveryTable = (
  rows: Rows<DeliveryRow>,
  events: Rows<StoredEvent>,
  notify: Notify,
): DeliveryTable => {
  const put = (delivery: Delivery, claimId: string | null): void => {
    rows.set(delivery.id, { delivery, claimId });
    notify('deliveries', delivery.dueAtMs, null);
  };
  const filter = (test: (delivery: Delivery) => boolean): Delivery[] =>
    rows
      .all()
      .map(({ delivery }) => delivery)
      .filter(test);

  return {
    insert: async (delivery) => {
      put(delivery, null);
    },
    find: async (id) => rows.get(id)?.delivery,
    lock: async (id) => rows.get(id)?.delivery,
    list: async (owner, limit) => filter(isOwnedBy(owner)).slice(-limit).reverse(),
    since: async (endpointId, sinceMs) =>
      filter((delivery) => delivery.endpointId === endpointId && delivery.createdAtMs >= sinceMs),
    ofPayment: async (paymentId) => {
      const ids = new Set(events.where((event) => event.paymentId === paymentId).map(({ id }) => id));
      return filter(({ eventId }) => ids.has(eventId));
    },
    claim: async ({ id, nowMs, untilMs, limit }) => {
      const due = rows
        .open()
        .filter(({ delivery }) => isDue(delivery.dueAtMs, nowMs))
        .sort((a, b) => (a.delivery.dueAtMs ?? 0) - (b.delivery.dueAtMs ?? 0))
        .slice(0, limit)
        .map(({ delivery }) => ({ ...delivery, dueAtMs: untilMs }));
      for (const delivery of due) put(delivery, id);
      return due;
    },
    finish: async (delivery, claimId) => {
      if (rows.get(delivery.id)?.claimId !== claimId) return false;
      put(delivery, null);
      return true;
    },
    update: async (delivery) => {
      put(delivery, null);
    },
  };
};
