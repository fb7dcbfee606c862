import { getFinalAtMs } from '../../payments/happened-at.js';
import type { StoredEvent } from '../event-table.js';
import type { History } from '../history.js';
import type { DeliveryRow } from './delivery-table.js';
import type { OfferRow } from './offer-table.js';
import type { PaymentRow } from './payment-lists.js';
import type { Rows } from './rows.js';

interface HistoryRows {
  readonly payments: Rows<PaymentRow>;
  readonly events: Rows<StoredEvent>;
  readonly deliveries: Rows<DeliveryRow>;
  readonly offers: Rows<OfferRow>;
}

const getRowFinalAtMs = ({ payment, dueAtMs }: PaymentRow): number | null => getFinalAtMs(payment, dueAtMs);

export const createMemoryHistory = (
  { payments, events, deliveries, offers }: HistoryRows,
  onPrune: () => void,
): History => {
  const groupByPayment = (): ReadonlyMap<string, readonly StoredEvent[]> => {
    const groups = new Map<string, StoredEvent[]>();
    for (const event of events.all()) groups.set(event.paymentId, [...(groups.get(event.paymentId) ?? []), event]);
    return groups;
  };

  return {
    oldestAtMs: async () => {
      const times = payments.all().map(getRowFinalAtMs);
      return times.reduce((first, atMs) => (atMs !== null && (first === null || atMs < first) ? atMs : first), null);
    },
    prune: async (beforeMs, limit) => {
      const pending = new Set(deliveries.open().map(({ delivery }) => delivery.eventId));
      const groups = groupByPayment();
      const isPrunable = (paymentId: string): boolean =>
        !(groups.get(paymentId) ?? []).some(({ id }) => pending.has(id));
      const old = payments
        .where((row) => (getRowFinalAtMs(row) ?? Infinity) < beforeMs)
        .map(({ payment }) => payment.id)
        .filter(isPrunable);
      const samples = [...groups]
        .filter(([id, group]) => !payments.get(id) && group.every(({ createdAtMs }) => createdAtMs < beforeMs))
        .map(([id]) => id)
        .filter(isPrunable);
      const pruned = [...old.slice(0, limit), ...samples.slice(0, limit)];
      const ids = new Set(pruned.flatMap((id) => groups.get(id) ?? []).map(({ id }) => id));
      for (const { delivery } of deliveries.where(({ delivery: { eventId } }) => ids.has(eventId)))
        deliveries.delete(delivery.id);
      for (const id of ids) events.delete(id);
      for (const id of pruned) {
        payments.delete(id);
        offers.delete(id);
      }
      if (pruned.length) onPrune();
      return pruned.length;
    },
  };
};
