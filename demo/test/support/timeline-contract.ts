import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreChange, Store } from '../../gateway/store/store.js';
import { NOW_MS } from './payments.js';
import { DELIVERY, ENDPOINT, EVENT, OWNER } from './store-rows.js';

const OTHER: StoreChange = { paymentId: null, due: null };

/** Contract of every store for a payment's timeline and for change notifications. */
export const describeTimelines = (name: string, createStore: () => Promise<Store>): void => {
  describe(`the timeline of a payment in the ${name} store`, () => {
    it('contains its events and their deliveries, oldest first', async () => {
      const store = await createStore();
      const later = { ...EVENT, id: 'evt_2', type: 'payment.cancelled', createdAtMs: NOW_MS + 1 } as const;
      const other = { ...EVENT, id: 'evt_3', paymentId: 'pay_2' };
      const sent = { url: ENDPOINT.url, headers: { 'webhook-id': 'msg_9' } };
      const first = { ...DELIVERY, id: 'msg_9', attempts: [{ atMs: NOW_MS, status: 204, error: null, sent }] };
      const second = { ...DELIVERY, id: 'msg_2', eventId: later.id };
      await store.transaction(async ({ events, deliveries }) => {
        for (const event of [EVENT, other, later]) await events.insert(event);
        for (const delivery of [first, { ...DELIVERY, id: 'msg_3', eventId: other.id }, second])
          await deliveries.insert(delivery);
      });
      await store.read(async ({ events, deliveries }) => {
        assert.deepEqual(await events.ofPayment('pay_1'), [EVENT, later]);
        assert.deepEqual(await deliveries.ofPayment('pay_1'), [first, second]);
        assert.deepEqual(await events.ofPayment('pay_none'), []);
        assert.deepEqual(await deliveries.ofPayment('pay_none'), []);
      });
    });
  });

  describe(`listeners of the ${name} store`, () => {
    const CHANGES: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
      'a delivery is delivered': (store) =>
        store.transaction(({ deliveries }) => deliveries.update({ ...DELIVERY, state: 'delivered', dueAtMs: null })),
      'an endpoint changes': (store) => store.transaction(({ endpoints }) => endpoints.put(ENDPOINT)),
      'an endpoint is removed': (store) => store.transaction(({ endpoints }) => endpoints.remove(OWNER)),
    };
    for (const [what, change] of Object.entries(CHANGES)) {
      it(`are notified that ${what}`, async () => {
        const store = await createStore();
        await store.transaction(async ({ events, deliveries }) => {
          await events.insert(EVENT);
          await deliveries.insert(DELIVERY);
        });
        const changes: (StoreChange | null)[] = [];
        const unsubscribe = store.subscribe((change) => changes.push(change));
        await change(store);
        unsubscribe();
        assert.deepEqual(changes, [OTHER]);
      });
    }
  });
};
