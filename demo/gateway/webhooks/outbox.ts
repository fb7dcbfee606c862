import type { Chaos } from '../chaos/chaos.js';
import { newDeliveryId } from '../payments/ids.js';
import type { Payment } from '../payments/payment.js';
import type { RandomSource } from '../core/random.js';
import type { Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
import type { Tables } from '../store/store.js';
import { toEvent } from './event.js';
import { getReferenceId } from './reference-id.js';

/** A delivery of the event to the endpoint, due at once. */
export const newDelivery = (event: StoredEvent, endpoint: Endpoint, nowMs: number, random: RandomSource): Delivery => ({
  id: newDeliveryId(nowMs, random),
  eventId: event.id,
  eventType: event.type,
  endpointId: endpoint.id,
  paymentId: event.paymentId,
  referenceId: getReferenceId(event),
  merchantId: event.merchantId,
  mode: event.mode,
  createdAtMs: nowMs,
  state: 'pending',
  attempt: 1,
  dueAtMs: nowMs,
  attempts: [],
});

/** Writes the event of a change and its delivery in the transaction of the change, so that both happen or neither. */
export const recordEvent = async (
  tables: Tables,
  payment: Payment,
  nowMs: number,
  random: RandomSource,
  chaos?: Chaos,
): Promise<void> => {
  const plain = toEvent(payment, random);
  const event = chaos ? { ...plain, body: chaos.addFields(plain.body) } : plain;
  await tables.events.insert(event);
  const endpoint = await tables.endpoints.find(payment);
  if (endpoint?.disabledAtMs !== null || !endpoint.events.includes(event.type)) return;
  for (const delayMs of chaos?.planDeliveries(event.type) ?? [0])
    await tables.deliveries.insert({ ...newDelivery(event, endpoint, nowMs, random), dueAtMs: nowMs + delayMs });
};
