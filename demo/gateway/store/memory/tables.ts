import { MAX_EXPIRED_DELETES, type IdempotencyTable, type IdempotencyRecord } from '../idempotency-table.js';
import type { Endpoint, EndpointTable } from '../endpoint-table.js';
import type { EventTable, StoredEvent } from '../event-table.js';
import type { LedgerEntry } from '../ledger-table.js';
import type { CryptoSettlement } from '../settlement-destination-table.js';
import { OTHER_CHANGE, type StoreChange, type Tables, type WorkQueue } from '../store.js';
import { createMemoryChainTable } from './chain-table.js';
import { createMemoryDeliveryTable, type DeliveryRow } from './delivery-table.js';
import { createMemoryHistory } from './history.js';
import { createMemoryLedgerTable } from './ledger-table.js';
import { createMemoryMerchantTable, type MerchantRow } from './merchant-table.js';
import { createMemoryOfferTable, type OfferRow } from './offer-table.js';
import { isOwnedBy, toOwnerKey } from './owner.js';
import { PaymentLists, type PaymentRow } from './payment-lists.js';
import { createMemoryPaymentTable } from './payment-table.js';
import { Rows } from './rows.js';
import { createMemorySettlementDestinationTable } from './settlement-destination-table.js';

export interface MemoryTables extends Tables {
  readonly nextDueAtMs: (queue: WorkQueue) => number | null;
}

const createEventTable = (events: Rows<StoredEvent>, payments: Rows<PaymentRow>): EventTable => ({
  insert: async (event) => {
    events.add(event.id, event);
  },
  find: async (id) => events.get(id),
  since: async (owner, sinceMs) =>
    events.where(
      (event) => isOwnedBy(owner)(event) && event.createdAtMs >= sinceMs && payments.get(event.paymentId) !== undefined,
    ),
  ofPayment: async (paymentId) => events.where((event) => event.paymentId === paymentId),
});

const createEndpointTable = (endpoints: Rows<Endpoint>, changes: StoreChange[]): EndpointTable => ({
  find: async (owner) => endpoints.get(toOwnerKey(owner)),
  lock: async (owner) => endpoints.get(toOwnerKey(owner)),
  put: async (endpoint) => {
    endpoints.set(toOwnerKey(endpoint), endpoint);
    changes.push(OTHER_CHANGE);
  },
  remove: async (owner) => {
    endpoints.delete(toOwnerKey(owner));
    changes.push(OTHER_CHANGE);
  },
});

const createIdempotencyTable = (records: Rows<IdempotencyRecord>): IdempotencyTable => ({
  lock: async (key, nowMs) => {
    const record = records.get(key);
    return record && record.untilMs > nowMs ? record : undefined;
  },
  put: async (record, nowMs) => {
    // Moved to the end, so that the rows stay in the order of their expiry.
    records.delete(record.key);
    records.set(record.key, record);
    for (const { key, untilMs } of records.first(MAX_EXPIRED_DELETES)) if (untilMs <= nowMs) records.delete(key);
  },
});

/** The tables of this process. `undo` gets a function per change that reverts it, `changes` what others are notified of. */
export const createMemoryTables = (undo: (() => void)[], changes: StoreChange[]): MemoryTables => {
  const lists = new PaymentLists();
  const payments = new Rows<PaymentRow>(
    undo,
    ({ dueAtMs }) => dueAtMs !== null,
    (before, after) => {
      lists.change(before, after);
    },
  );
  const events = new Rows<StoredEvent>(undo);
  const deliveries = new Rows<DeliveryRow>(undo, ({ delivery }) => delivery.dueAtMs !== null);
  const offers = new Rows<OfferRow>(undo);

  const notify = (queue: WorkQueue, atMs: number | null, paymentId: string | null): void => {
    changes.push({ paymentId, due: atMs === null ? null : { queue, atMs } });
  };
  const getDueTimes = (queue: WorkQueue): readonly (number | null)[] =>
    queue === 'payments'
      ? payments.open().map(({ dueAtMs }) => dueAtMs)
      : deliveries.open().map(({ delivery }) => delivery.dueAtMs);

  return {
    merchants: createMemoryMerchantTable(new Rows<MerchantRow>(undo), changes),
    settlementDestinations: createMemorySettlementDestinationTable(new Rows<CryptoSettlement>(undo), changes),
    payments: createMemoryPaymentTable(payments, lists, notify),
    events: createEventTable(events, payments),
    deliveries: createMemoryDeliveryTable(deliveries, events, notify),
    endpoints: createEndpointTable(new Rows<Endpoint>(undo), changes),
    idempotency: createIdempotencyTable(new Rows<IdempotencyRecord>(undo)),
    offers: createMemoryOfferTable(offers),
    chain: createMemoryChainTable(undo, changes),
    ledger: createMemoryLedgerTable(new Rows<readonly LedgerEntry[]>(undo), new Rows<bigint>(undo)),
    history: createMemoryHistory({ payments, events, deliveries, offers }, () => changes.push(OTHER_CHANGE)),
    nextDueAtMs: (queue) =>
      getDueTimes(queue).reduce<number | null>(
        (first, atMs) => (atMs !== null && (first === null || atMs < first) ? atMs : first),
        null,
      ),
  };
};
