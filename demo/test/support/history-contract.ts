import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { isFinalStatus } from '../../gateway/core/is-final-status.js';
import { getChangedAtMs } from '../../gateway/payments/happened-at.js';
import type { Payment } from '../../gateway/payments/payment.js';
import type { Delivery } from '../../gateway/store/delivery-table.js';
import type { Store } from '../../gateway/store/store.js';
import { EXPIRY_MS, NEW_PAYMENT, PAYMENT_IN } from './payments.js';
import { DELIVERY, EVENT } from './store-rows.js';

const DELIVERED = { state: 'delivered', dueAtMs: null } as const;

/** When the payments of `PAYMENT_IN` took their last step. */
const LAST_MS = EXPIRY_MS;

/** Contract of every store for what is deleted when it is old. */
export const describeHistory = (name: string, createStore: () => Promise<Store>): void => {
  /** Inserts the payment with an event and a delivery, named after its id. */
  const insert = (
    store: Store,
    payment: Payment,
    { dueAtMs = null, delivery = DELIVERED }: { dueAtMs?: number | null; delivery?: Partial<Delivery> } = {},
  ) =>
    store.transaction(async ({ payments, events, deliveries }) => {
      await payments.insert(payment, dueAtMs);
      await insertEvent({ events, deliveries }, payment.id, delivery);
    });
  const insertEvent = async (
    { events, deliveries }: Pick<Parameters<Parameters<Store['transaction']>[0]>[0], 'events' | 'deliveries'>,
    paymentId: string,
    delivery: Partial<Delivery> = DELIVERED,
  ) => {
    await events.insert({ ...EVENT, id: `evt_${paymentId}`, paymentId });
    await deliveries.insert({ ...DELIVERY, id: `msg_${paymentId}`, eventId: `evt_${paymentId}`, ...delivery });
  };
  const prune = (store: Store, beforeMs: number, limit = 99) =>
    store.transaction(({ history }) => history.prune(beforeMs, limit));
  const oldest = (store: Store) => store.read(({ history }) => history.oldestAtMs());
  /** How many of the payment, its events and its deliveries there are. */
  const count = (store: Store, id: string) =>
    store.read(async ({ payments, events, deliveries }) => [
      (await payments.find(id)) ? 1 : 0,
      (await events.ofPayment(id)).length,
      (await deliveries.find(`msg_${id}`)) ? 1 : 0,
    ]);

  describe(`history in the ${name} store`, () => {
    for (const status of PAYMENT_STATUSES) {
      const isFinal = isFinalStatus(status);
      it(`${isFinal ? 'is deleted' : 'is kept'} for a payment that is ${status}`, async () => {
        const store = await createStore();
        const payment = PAYMENT_IN[status];
        await insert(store, payment);
        assert.equal(await oldest(store), isFinal ? getChangedAtMs(payment) : null);
        assert.equal(await prune(store, LAST_MS), 0);
        assert.deepEqual(await count(store, 'pay_1'), [1, 1, 1]);
        assert.equal(await prune(store, LAST_MS + 1), isFinal ? 1 : 0);
        assert.deepEqual(await count(store, 'pay_1'), isFinal ? [0, 0, 0] : [1, 1, 1]);
        assert.equal(await oldest(store), null);
      });
    }

    it('counts from the last step', async () => {
      const store = await createStore();
      await insert(store, NEW_PAYMENT, { dueAtMs: EXPIRY_MS });
      await store.transaction(({ payments }) => payments.update(PAYMENT_IN.failed, null));
      assert.equal(await oldest(store), LAST_MS);
      assert.equal(await prune(store, LAST_MS), 0);
      assert.equal(await prune(store, LAST_MS + 1), 1);
    });

    it('is kept while the payment awaits its automatic settlement', async () => {
      const store = await createStore();
      await insert(store, PAYMENT_IN.succeeded, { dueAtMs: LAST_MS + 5 });
      assert.equal(await oldest(store), null);
      assert.equal(await prune(store, LAST_MS + 99), 0);
    });

    it('is kept while an event is being delivered, however old, and deleted once it was given up', async () => {
      const store = await createStore();
      await insert(store, PAYMENT_IN.failed, { delivery: { dueAtMs: 5 } });
      assert.equal(await prune(store, LAST_MS + 99), 0);
      assert.deepEqual(await count(store, 'pay_1'), [1, 1, 1]);
      const failed = { ...DELIVERY, id: 'msg_pay_1', eventId: 'evt_pay_1', state: 'failed', dueAtMs: null } as const;
      await store.transaction(({ deliveries }) => deliveries.update(failed));
      assert.equal(await prune(store, LAST_MS + 99), 1);
      assert.deepEqual(await count(store, 'pay_1'), [0, 0, 0]);
    });

    it('is deleted with samples of the same age, unless they are being delivered', async () => {
      const store = await createStore();
      await store.transaction(async (tables) => {
        await insertEvent(tables, 'pay_sample');
        await insertEvent(tables, 'pay_pending', { dueAtMs: 5 });
      });
      await insert(store, NEW_PAYMENT);
      assert.equal(await prune(store, EVENT.createdAtMs), 0);
      assert.equal(await prune(store, EVENT.createdAtMs + 1), 1);
      assert.deepEqual(await count(store, 'pay_sample'), [0, 0, 0]);
      assert.deepEqual(await count(store, 'pay_pending'), [0, 1, 1]);
      assert.deepEqual(await count(store, NEW_PAYMENT.id), [1, 1, 1]);
    });

    it('is deleted in parts, the oldest payments first, and nothing else is', async () => {
      const store = await createStore();
      for (const [id, atMs] of [
        ['pay_b', 20],
        ['pay_a', 10],
        ['pay_new', 99],
        ['pay_c', 30],
      ] as const)
        await insert(store, {
          ...PAYMENT_IN.cancelled,
          id,
          state: { status: 'cancelled', cancelled: { atMs, reason: '' } },
        });
      assert.equal(await oldest(store), 10);
      assert.equal(await prune(store, 99, 2), 2);
      const left = async () =>
        (await Promise.all(['pay_a', 'pay_b', 'pay_c', 'pay_new'].map((id) => count(store, id)))).map(([is]) => is);
      assert.deepEqual(await left(), [0, 0, 1, 1]);
      assert.equal(await oldest(store), 30);
      assert.equal(await prune(store, 99, 2), 1);
      assert.equal(await prune(store, 99, 2), 0);
      assert.deepEqual(await left(), [0, 0, 0, 1]);
      assert.deepEqual(await count(store, 'pay_new'), [1, 1, 1]);
    });

    it('is restored when the transaction fails', async () => {
      const store = await createStore();
      await insert(store, PAYMENT_IN.failed);
      const work = store.transaction(async ({ history }) => {
        assert.equal(await history.prune(LAST_MS + 1, 9), 1);
        throw new Error('no');
      });
      await assert.rejects(work, /no/);
      assert.deepEqual(await count(store, 'pay_1'), [1, 1, 1]);
    });
  });
};
