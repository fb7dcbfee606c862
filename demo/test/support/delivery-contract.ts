import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Delivery } from '../../gateway/store/delivery-table.js';
import type { Store } from '../../gateway/store/store.js';
import { NOW_MS } from './payments.js';
import { DELIVERY, EVENT, OWNER } from './store-rows.js';

const claim = (id: string, nowMs = NOW_MS, limit = 10) => ({ id, nowMs, untilMs: nowMs + 1_000, limit });

/** Contract of every store for claiming deliveries. */
export const describeDeliveries = (name: string, createStore: () => Promise<Store>): void => {
  describe(`deliveries in the ${name} store`, () => {
    const setUp = async (count = 1) => {
      const store = await createStore();
      await store.transaction(async ({ events, deliveries }) => {
        await events.insert(EVENT);
        for (let i = 1; i <= count; i++)
          await deliveries.insert({ ...DELIVERY, id: `msg_${i}`, createdAtMs: NOW_MS + i, dueAtMs: NOW_MS + i });
      });
      const claimDue = (...args: Parameters<typeof claim>) =>
        store.transaction(({ deliveries }) => deliveries.claim(claim(...args)));
      return { store, claimDue };
    };

    it('are claimed in the order of their due times, until the lease ends', async () => {
      const { store, claimDue } = await setUp(3);
      assert.deepEqual(await claimDue('a', NOW_MS), []);
      const first = await claimDue('a', NOW_MS + 9, 2);
      assert.deepEqual(
        first.map(({ id, dueAtMs }) => [id, dueAtMs]),
        [
          ['msg_1', NOW_MS + 1_009],
          ['msg_2', NOW_MS + 1_009],
        ],
      );
      assert.deepEqual(
        (await claimDue('b', NOW_MS + 9)).map(({ id }) => id),
        ['msg_3'],
      );
      assert.equal(await store.nextDueAtMs('deliveries'), NOW_MS + 1_009);
      assert.equal((await claimDue('c', NOW_MS + 1_009)).length, 3);
    });

    it('are each claimed once by concurrent workers', async () => {
      const { claimDue } = await setUp(20);
      const claims = await Promise.all(Array.from({ length: 8 }, (_, i) => claimDue(`c${i}`, NOW_MS + 99, 5)));
      const ids = claims.flat().map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
    });

    it('are finished only with the current claim', async () => {
      const { store, claimDue } = await setUp();
      const [delivery] = await claimDue('a', NOW_MS + 1);
      await claimDue('b', NOW_MS + 2_000);
      assert.ok(delivery);
      const done = { ...delivery, state: 'delivered', dueAtMs: null } as const;
      assert.equal(await store.transaction(({ deliveries }) => deliveries.finish(done, 'a')), false);
      assert.equal(await store.transaction(({ deliveries }) => deliveries.finish(done, 'b')), true);
      assert.deepEqual(await store.read(({ deliveries }) => deliveries.find('msg_1')), done);
      assert.equal(await store.nextDueAtMs('deliveries'), null);
    });

    it('lose their claim when they are updated', async () => {
      const { store, claimDue } = await setUp();
      const [delivery] = await claimDue('a', NOW_MS + 1);
      assert.ok(delivery);
      const again = { ...delivery, attempt: 1, dueAtMs: NOW_MS + 5 };
      await store.transaction(({ deliveries }) => deliveries.update(again));
      assert.equal(await store.transaction(({ deliveries }) => deliveries.finish(delivery, 'a')), false);
      assert.deepEqual(await store.read(({ deliveries }) => deliveries.find('msg_1')), again);
    });

    it('are listed with the newest first, and for one endpoint with the oldest first', async () => {
      const { store } = await setUp(3);
      const ids = (all: readonly Delivery[]) => all.map(({ id }) => id);
      assert.deepEqual(ids(await store.read(({ deliveries }) => deliveries.list(OWNER, 2))), ['msg_3', 'msg_2']);
      assert.deepEqual(ids(await store.read(({ deliveries }) => deliveries.since('ep_1', NOW_MS + 2))), [
        'msg_2',
        'msg_3',
      ]);
      assert.deepEqual(await store.read(({ deliveries }) => deliveries.since('ep_2', 0)), []);
    });
  });
};
