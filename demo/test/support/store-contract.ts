import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import type { Payment } from '../../gateway/payments/payment.js';
import { isInvalidState, transition } from '../../gateway/payments/transition.js';
import { systemRandom } from '../../gateway/core/random.js';
import { MAX_EXPIRED_DELETES } from '../../gateway/store/idempotency-table.js';
import type { StoreChange, Store } from '../../gateway/store/store.js';
import { createPaperRail } from '../../gateway/rails/paper/paper-rail.js';
import { WebhookService } from '../../gateway/services/webhook-service.js';
import { describeConfirmations } from './confirmation-contract.js';
import { describeDeliveries } from './delivery-contract.js';
import { describeHistory } from './history-contract.js';
import { describeLists } from './list-contract.js';
import { describeListHistory } from './list-history-contract.js';
import { describeMerchants } from './merchant-contract.js';
import { ALL_PAYMENTS, COMMANDS, NEW_PAYMENT, NOW_MS, PAYMENT_IN } from './payments.js';
import { DELIVERY, ENDPOINT, EVENT, OWNER } from './store-rows.js';
import { describeTimelines } from './timeline-contract.js';

const OTHERS = [
  { merchantId: 'merchant_demo', mode: 'live' },
  { merchantId: 'merchant_other', mode: 'test' },
] as const;

/** Contract of every store. */
export const describeStore = (name: string, createStore: () => Promise<Store>): void => {
  const insert = (store: Store, payment: Payment = NEW_PAYMENT, dueAtMs: number | null = null) =>
    store.transaction(({ payments }) => payments.insert(payment, dueAtMs));
  const find = (store: Store, id = 'pay_1') => store.read(({ payments }) => payments.find(id));

  describe(`payments in the ${name} store`, () => {
    for (const payment of ALL_PAYMENTS) {
      it(`are found as they were inserted: ${payment.state.status}, version ${payment.version}`, async () => {
        const store = await createStore();
        await insert(store, payment);
        assert.deepEqual(await find(store), payment);
        assert.equal(await find(store, 'pay_2'), undefined);
      });
    }

    it('keep what the checkout page shows of them', async () => {
      const store = await createStore();
      await insert(store);
      const items = [{ name: 'Ink “blue”', quantity: 2, amount: { unit: 'iso4217/USD', value: '9'.repeat(100) } }];
      const display = { items, accent: '#1d5c60', logoUrl: null, helpUrl: 'https://shop.example/?a=1', retryUrl: null };
      await store.transaction(({ payments }) => payments.update({ ...NEW_PAYMENT, display }, null));
      assert.deepEqual(await find(store), { ...NEW_PAYMENT, display });
    });

    it('keep that the details of the buyer are there, over further steps', async () => {
      const store = await createStore();
      await insert(store);
      assert.equal((await find(store))?.hasDetails, undefined);
      await store.transaction(({ payments }) => payments.update({ ...NEW_PAYMENT, hasDetails: true }, null));
      assert.deepEqual(await find(store), { ...NEW_PAYMENT, hasDetails: true });
      await store.transaction(async ({ payments }) => {
        const payment = await payments.lock('pay_1');
        const next = payment && transition(payment, COMMANDS.process, NOW_MS);
        assert.ok(next && !isInvalidState(next));
        await payments.update(next, null);
      });
      assert.equal((await find(store))?.hasDetails, true);
    });

    it('keep the mark of a refund, over further steps', async () => {
      const store = await createStore();
      await insert(store, PAYMENT_IN.succeeded);
      const refunded = { atMs: NOW_MS, by: 'merchant' } as const;
      await store.transaction(({ payments }) => payments.update({ ...PAYMENT_IN.succeeded, refunded }, null));
      assert.deepEqual(await find(store), { ...PAYMENT_IN.succeeded, refunded });
      await store.transaction(async ({ payments }) => {
        const payment = await payments.lock('pay_1');
        const next = payment && transition(payment, COMMANDS.settle, NOW_MS);
        assert.ok(next && !isInvalidState(next));
        await payments.update(next, null);
      });
      assert.deepEqual((await find(store))?.refunded, refunded);
    });

    it('are not inserted twice', async () => {
      const store = await createStore();
      await insert(store);
      await assert.rejects(insert(store, { ...NEW_PAYMENT, referenceId: 'other' }));
      assert.deepEqual(await find(store), NEW_PAYMENT);
    });

    it('accept one of many concurrent steps', async () => {
      const store = await createStore();
      await insert(store);
      const step = () =>
        store.transaction(async ({ payments }) => {
          const payment = await payments.lock('pay_1');
          const next = payment && transition(payment, COMMANDS.process, NOW_MS);
          if (!next || isInvalidState(next)) return false;
          await payments.update(next, null);
          return true;
        });
      const outcomes = await Promise.all(Array.from({ length: 20 }, step));
      assert.equal(outcomes.filter(Boolean).length, 1);
      assert.equal((await find(store))?.version, 1);
    });

    it('are due in the order of their due times', async () => {
      const store = await createStore();
      const times = { pay_1: 30, pay_2: 10, pay_3: null, pay_4: 20 };
      for (const [id, dueAtMs] of Object.entries(times)) await insert(store, { ...NEW_PAYMENT, id }, dueAtMs);
      const due = (nowMs: number, limit = 9) =>
        store.transaction(async ({ payments }) => (await payments.lockDue(nowMs, limit)).map(({ id }) => id));
      assert.deepEqual(await due(9), []);
      assert.deepEqual(await due(20), ['pay_2', 'pay_4']);
      assert.deepEqual(await due(99, 1), ['pay_2']);
      assert.equal(await store.nextDueAtMs('payments'), 10);
      assert.equal(await store.nextDueAtMs('deliveries'), null);
    });

    it('are each locked by one of many concurrent transactions', async () => {
      const store = await createStore();
      for (let i = 0; i < 20; i++) await insert(store, { ...NEW_PAYMENT, id: `pay_${i}` }, i);
      const lockAndUpdate = () =>
        store.transaction(async ({ payments }) => {
          const due = await payments.lockDue(99, 5);
          for (const payment of due) await payments.update(payment, null);
          return due.map(({ id }) => id);
        });
      const locked = (await Promise.all(Array.from({ length: 8 }, lockAndUpdate))).flat();
      assert.equal(new Set(locked).size, locked.length);
      assert.equal(locked.length, 20);
    });
  });

  describe(`a transaction of the ${name} store`, () => {
    it('leaves nothing behind when it fails, and does not stop the next one', async () => {
      const store = await createStore();
      const failure = new Error('in the middle');
      const work = store.transaction(async ({ payments, events }) => {
        await payments.insert(NEW_PAYMENT, 5);
        await events.insert(EVENT);
        throw failure;
      });
      await assert.rejects(work, failure);
      assert.equal(await find(store), undefined);
      assert.deepEqual(await store.read(({ events }) => events.since(OWNER, 0)), []);
      await insert(store);
      assert.deepEqual(await find(store), NEW_PAYMENT);
    });

    it('restores the previous rows', async () => {
      const store = await createStore();
      await insert(store, NEW_PAYMENT, 7);
      const work = store.transaction(async ({ payments }) => {
        await payments.update({ ...NEW_PAYMENT, version: 1 }, null);
        await payments.update({ ...NEW_PAYMENT, version: 2 }, null);
        throw new Error('no');
      });
      await assert.rejects(work);
      assert.deepEqual(await find(store), NEW_PAYMENT);
      assert.equal(await store.nextDueAtMs('payments'), 7);
    });

    it('notifies listeners once it is committed, and never when it fails', async () => {
      const store = await createStore();
      const changes: (StoreChange | null)[] = [];
      const unsubscribe = store.subscribe((change) => changes.push(change));
      await insert(store, NEW_PAYMENT, 5);
      await assert.rejects(
        store.transaction(async ({ payments }) => {
          await payments.update(NEW_PAYMENT, 6);
          throw new Error('no');
        }),
      );
      await store.transaction(({ deliveries }) => deliveries.insert(DELIVERY));
      await waitFor(() => changes.length >= 2);
      unsubscribe();
      await insert(store, { ...NEW_PAYMENT, id: 'pay_2' });
      assert.deepEqual(changes, [
        { paymentId: 'pay_1', due: { queue: 'payments', atMs: 5 } },
        { paymentId: null, due: { queue: 'deliveries', atMs: NOW_MS } },
      ]);
      await store.close();
    });
  });

  describeConfirmations(name, createStore);
  describeLists(name, createStore);
  describeMerchants(name, createStore);
  describeListHistory(name, createStore);
  describeHistory(name, createStore);
  describeDeliveries(name, createStore);
  describeTimelines(name, createStore);

  describe(`the clock of the ${name} store`, () => {
    it('adds up the advances of all processes', async () => {
      const store = await createStore();
      assert.equal(await store.clockOffsetMs(), 0);
      await Promise.all([store.advanceClock(5_000_000_000), store.advanceClock(7)]);
      assert.equal(await store.clockOffsetMs(), 5_000_000_007);
    });
  });

  describe(`events and endpoints in the ${name} store`, () => {
    it('belong to one merchant in one mode', async () => {
      const store = await createStore();
      await store.transaction(async ({ payments, events, endpoints, deliveries }) => {
        await payments.insert(NEW_PAYMENT, null);
        await events.insert(EVENT);
        await events.insert({ ...EVENT, id: 'evt_sample', paymentId: 'pay_none' });
        await endpoints.put(ENDPOINT);
        await deliveries.insert(DELIVERY);
      });
      await store.read(async ({ events, endpoints, deliveries }) => {
        assert.deepEqual(await events.since(OWNER, NOW_MS), [EVENT]);
        assert.deepEqual(await events.since(OWNER, NOW_MS + 1), []);
        assert.deepEqual(await events.find('evt_1'), EVENT);
        assert.deepEqual(await endpoints.find(OWNER), ENDPOINT);
        assert.deepEqual(await deliveries.list(OWNER, 5), [DELIVERY]);
        for (const other of OTHERS) {
          assert.deepEqual(await events.since(other, 0), []);
          assert.equal(await endpoints.find(other), undefined);
          assert.deepEqual(await deliveries.list(other, 5), []);
        }
      });
    });

    it('have one endpoint per mode, which can be changed and removed', async () => {
      const store = await createStore();
      const changed = { ...ENDPOINT, id: 'ep_2', previous: [], failingSinceMs: 1, disabledAtMs: 2 };
      await store.transaction(({ endpoints }) => endpoints.put(ENDPOINT));
      await store.transaction(({ endpoints }) => endpoints.put(changed));
      assert.deepEqual(await store.transaction(({ endpoints }) => endpoints.lock(OWNER)), changed);
      await store.transaction(({ endpoints }) => endpoints.remove(OWNER));
      assert.equal(await store.read(({ endpoints }) => endpoints.find(OWNER)), undefined);
    });
  });

  describe(`an endpoint that is registered concurrently in the ${name} store`, () => {
    it('is created once, with the same secret for every caller', async () => {
      const store = await createStore();
      const webhooks = new WebhookService({
        store,
        clock: createManualClock(),
        random: systemRandom,
        rail: createPaperRail(),
      });
      const register = () => webhooks.register(OWNER, { url: 'http://localhost:9000/hook' });
      // The first round also opens the connections to the database.
      for (let round = 0; round < 3; round++) {
        await webhooks.remove(OWNER);
        const registered = await Promise.all(Array.from({ length: 8 }, register));
        const { secret } = await webhooks.find(OWNER);
        assert.deepEqual(new Set(registered.map((endpoint) => endpoint.secret)), new Set([secret]));
      }
    });
  });

  describe(`stored responses in the ${name} store`, () => {
    const ANSWER = { key: 'k', fingerprint: 'f', status: 201, body: '{"a":"é"}', untilMs: NOW_MS + 10 };

    it('are kept until they expire, and can then be replaced', async () => {
      const store = await createStore();
      await store.transaction(({ idempotency }) => idempotency.put(ANSWER, NOW_MS));
      const lock = (nowMs: number) => store.transaction(({ idempotency }) => idempotency.lock('k', nowMs));
      assert.deepEqual(await lock(NOW_MS + 9), ANSWER);
      assert.equal(await lock(NOW_MS + 10), undefined);
      const next = { ...ANSWER, fingerprint: 'g', untilMs: NOW_MS + 99 };
      await store.transaction(({ idempotency }) => idempotency.put(next, NOW_MS + 10));
      assert.deepEqual(await lock(NOW_MS + 10), next);
    });

    it('are deleted after they expire, a limited number with each insert', async () => {
      const store = await createStore();
      const put = (key: string, untilMs: number, nowMs: number) =>
        store.transaction(({ idempotency }) => idempotency.put({ ...ANSWER, key, untilMs }, nowMs));
      // At an earlier time, an expired row is found until it is deleted.
      const findStored = (keys: readonly string[]) =>
        store.transaction(async ({ idempotency }) => {
          const found: string[] = [];
          for (const key of keys) if (await idempotency.lock(key, NOW_MS)) found.push(key);
          return found;
        });
      const expired = Array.from({ length: 2 * MAX_EXPIRED_DELETES + 1 }, (_, i) => `expired_${i}`);
      for (const [i, key] of expired.entries()) await put(key, NOW_MS + 1 + i, NOW_MS);
      await put('later', NOW_MS + 100, NOW_MS);

      await put('a', NOW_MS + 150, NOW_MS + 50);
      assert.deepEqual(await findStored(expired), expired.slice(MAX_EXPIRED_DELETES));
      await put('b', NOW_MS + 150, NOW_MS + 50);
      await put('c', NOW_MS + 150, NOW_MS + 50);
      assert.deepEqual(await findStored([...expired, 'later', 'a', 'b', 'c']), ['later', 'a', 'b', 'c']);
    });

    it('are kept if they were replaced after they had expired', async () => {
      const store = await createStore();
      await store.transaction(({ idempotency }) => idempotency.put(ANSWER, NOW_MS));
      const next = { ...ANSWER, untilMs: NOW_MS + 99 };
      await store.transaction(({ idempotency }) => idempotency.put(next, NOW_MS + 10));
      await store.transaction(({ idempotency }) => idempotency.put({ ...next, key: 'other' }, NOW_MS + 11));
      assert.deepEqual(await store.transaction(({ idempotency }) => idempotency.lock('k', NOW_MS + 11)), next);
    });

    it('of the first of many concurrent requests are returned to all others', async () => {
      const store = await createStore();
      let count = 0;
      const run = () =>
        store.transaction(async ({ idempotency }) => {
          const answer = await idempotency.lock('k', NOW_MS);
          if (answer) return answer.body;
          count++;
          await new Promise((resolve) => setImmediate(resolve));
          await idempotency.put({ ...ANSWER, body: String(count) }, NOW_MS);
          return String(count);
        });
      assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, run))), new Set(['1']));
    });

    it('leave the key free when the work fails', async () => {
      const store = await createStore();
      const work = store.transaction(async ({ idempotency }) => {
        await idempotency.lock('k', NOW_MS);
        await idempotency.put(ANSWER, NOW_MS);
        throw new Error('no');
      });
      await assert.rejects(work);
      assert.equal(await store.transaction(({ idempotency }) => idempotency.lock('k', NOW_MS)), undefined);
    });
  });
};

/** Changes may arrive later through the database. */
const waitFor = async (condition: () => boolean): Promise<void> => {
  const deadlineMs = Date.now() + 5_000;
  while (!condition() && Date.now() < deadlineMs) await new Promise((resolve) => setTimeout(resolve, 5));
};
