import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createMemoryStore, createSqlStore, fromPglite } from 'pay-status/webhooks';
import type { Orders } from '../../shop/orders.js';
import { openDatabase } from '../support/database-image.js';
import { BASE_URL } from '../support/test-gateway.js';
import { createMemoryOrders } from '../../shop/memory-orders.js';
import type { ShopStore } from '../../shop/shop-context.js';
import { createSqlOrders } from '../../shop/sql-orders.js';
import { createTestShop, createTestShopOn, type TestShop } from './test-shop.js';

/** A store under test. */
interface WatchedStore<Tx> extends ShopStore<Tx> {
  /** Order ids, once per shipment. */
  readonly shipped: string[];
}

/** Records shipments. */
const watch = <Tx>({ orders, events }: ShopStore<Tx>): WatchedStore<Tx> => {
  const shipped: string[] = [];
  const fulfil: typeof orders.fulfil = (id, tx) => {
    shipped.push(id);
    return orders.fulfil(id, tx);
  };
  return { orders: { ...orders, fulfil }, events, shipped };
};

const inMemory = (): WatchedStore<undefined> => watch({ orders: createMemoryOrders(), events: createMemoryStore() });

const MINUTES_MS = 60_000;

/** Creates an order that is paid and settled, with pending events. */
const payWithPendingEvents = async (test: TestShop): Promise<string> => {
  await test.subscribe();
  const id = await test.order();
  await test.gateway.sandbox(`payments/${id}/succeed`);
  await test.gateway.sandbox(`payments/${id}/settle`);
  return id;
};

const getStatus = async ({ shop }: TestShop, paymentId: string): Promise<string> =>
  (await shop.request(`/shop/thanks?payment_id=${paymentId}`)).text();

describe('The fulfilment of orders', () => {
  it('ships on a webhook, and needs no status request afterwards', async () => {
    const test = createTestShop();
    const id = await payWithPendingEvents(test);
    await test.deliver();
    const requestCount = test.sent.length;
    assert.match(await getStatus(test, id), /Thank you/);
    assert.equal(test.sent.length, requestCount);
    assert.deepEqual(test.errors, []);
  });

  it('ships once when every event is delivered twice, and then again in reverse order', async () => {
    const store = inMemory();
    const test = createTestShopOn(store);
    await payWithPendingEvents(test);
    await test.deliver();
    assert.ok(test.delivered.length >= 4);
    for (const request of [...test.delivered, ...test.delivered.toReversed()]) {
      assert.equal((await test.shop.fetch(request.clone())).status, 200);
    }
    assert.equal(store.shipped.length, 1);
  });

  it('rolls back an event that fails halfway, and ships when it is redelivered', async () => {
    const store = inMemory();
    let isBroken = true;
    const { fulfil } = store.orders;
    const orders: typeof store.orders = {
      ...store.orders,
      fulfil: (id, tx) => (isBroken ? Promise.reject(new Error('the printer is on fire')) : fulfil(id, tx)),
    };
    const test = createTestShopOn({ ...store, orders });
    const id = await payWithPendingEvents(test);
    await test.deliver();
    assert.ok(test.errors.length > 0);
    assert.deepEqual(store.shipped, []);
    isBroken = false;
    await test.deliver(5 * MINUTES_MS);
    assert.equal(store.shipped.length, 1);
    assert.match(await getStatus(test, id), /Thank you/);
  });

  it('reconciles overdue orders without an event, and ships those that were paid', async () => {
    const store = inMemory();
    const test = createTestShopOn(store);
    const [paid, unpaid] = [await test.order('ink'), await test.order('clips')];
    await test.gateway.sandbox(`payments/${paid}/succeed`);
    await test.gateway.sandbox(`payments/${unpaid}/expire`);
    const later = test.gateway.clock.nowMs() + 10 * MINUTES_MS;
    await test.reconcile(later);
    assert.equal(store.shipped.length, 1);
    const requestCount = test.sent.length;
    await test.reconcile(later);
    assert.equal(test.sent.length, requestCount, 'closed orders are not reconciled again');
  });

  it('reconciles the next order when one cannot be shipped', async () => {
    const store = inMemory();
    const { fulfil } = store.orders;
    let isFirst = true;
    const orders: typeof store.orders = {
      ...store.orders,
      fulfil: (id, tx) => {
        if (!isFirst) return fulfil(id, tx);
        isFirst = false;
        return Promise.reject(new Error('the printer is on fire'));
      },
    };
    const test = createTestShopOn({ ...store, orders });
    for (const product of ['ink', 'clips']) {
      await test.gateway.sandbox(`payments/${await test.order(product)}/succeed`);
    }
    const later = test.gateway.clock.nowMs() + 10 * MINUTES_MS;
    await test.reconcile(later);
    assert.equal(store.shipped.length, 1);
    assert.equal(test.errors.length, 1);
    await test.reconcile(later);
    assert.equal(store.shipped.length, 2);
  });
});

describe('An order with a second payment', () => {
  const toPayment = (paymentId: string) => ({ paymentId, gatewayUrl: BASE_URL, expiresAt: 0 });

  const assertStaysOpen = async <Tx>(orders: Orders<Tx>): Promise<void> => {
    const { id } = await orders.add(randomUUID(), 'ink');
    const readOverdue = async () => (await orders.overdue(1)).map((order) => order.id);
    await orders.setPayment(id, toPayment('pay_1'));
    await orders.setPayment(id, toPayment('pay_2'));
    await orders.fulfil(id);
    await orders.close(id, 'pay_1');
    assert.deepEqual(await readOverdue(), [id]);
    await orders.close(id, 'pay_2');
    assert.deepEqual(await readOverdue(), []);
    await orders.setPayment(id, toPayment('pay_3'));
    assert.deepEqual(await readOverdue(), [id]);
  };

  it('is open until its latest payment has ended, in memory and in a database', async () => {
    await assertStaysOpen(createMemoryOrders());
    await using database = (await openDatabase()).pglite;
    await assertStaysOpen(await createSqlOrders(fromPglite(database)));
  });
});

describe('The shop on a database', () => {
  it('stores one parcel for all events of an order, and finds the order again', async () => {
    await using database = (await openDatabase()).pglite;
    const own = fromPglite(database);
    const events = createSqlStore(own);
    await events.createTables();
    const test = createTestShopOn({ events, orders: await createSqlOrders(own) });
    const id = await payWithPendingEvents(test);
    await test.deliver();
    for (const request of test.delivered) await test.shop.fetch(request.clone());
    const { rows } = await database.query('select count(*)::int as parcels from shop_parcel');
    assert.deepEqual(rows, [{ parcels: 1 }]);
    assert.match(await getStatus(test, id), /Thank you/);
    assert.deepEqual(test.errors, []);
  });

  it('stores one order for a form submitted twice, and finds none for an id with NUL', async () => {
    await using database = (await openDatabase()).pglite;
    const orders = await createSqlOrders(fromPglite(database));
    const test = createTestShopOn({ events: createMemoryStore() as never, orders });
    const body = () => new URLSearchParams({ product: 'ink', intent: randomUUID() });
    const form = body();
    const submit = async (sent: URLSearchParams) =>
      (await test.shop.request('/shop/orders', { method: 'POST', body: sent })).headers.get('location');
    const [first, twin] = await Promise.all([submit(form), submit(form)]);
    assert.equal(first, twin);
    assert.notEqual(await submit(body()), first);
    const { rows } = await database.query('select count(*)::int as orders from shop_order');
    assert.deepEqual(rows, [{ orders: 2 }]);
    assert.equal((await test.shop.request('/shop/thanks?payment_id=pay_%00')).status, 404);
  });
});

describe('The status route of the shop', () => {
  const getCookie = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

  it('answers the buyer who ordered, without gateway credentials in the page', async () => {
    const test = createTestShop();
    const bought = await test.buy('ink');
    const id = new URL(bought.headers.get('location') ?? '').searchParams.get('pid') ?? '';
    const headers = { cookie: getCookie(bought) };
    const page = await (await test.shop.request(`/shop/thanks?payment_id=${id}`, { headers })).text();
    assert.match(page, /<pay-status[^>]*status-url="\/shop\/status\/{id}"/);
    assert.doesNotMatch(page, /app_demo|wcp_/);
    const status = await test.shop.request(`/shop/status/${id}`, { headers });
    assert.deepEqual(await status.json(), { status: 'requires_action', isFinal: false, pollInMs: 1000, info: null });
    assert.equal(status.headers.get('cache-control'), 'no-store');
  });

  it('refuses everybody else', async () => {
    const test = createTestShop();
    const [mine, other] = [await test.buy('ink'), await test.order('clips')];
    for (const headers of [{ cookie: '' }, { cookie: getCookie(mine) }, { cookie: `${other}=MG-2222-2222` }]) {
      assert.equal((await test.shop.request(`/shop/status/${other}`, { headers })).status, 404);
      assert.doesNotMatch(
        await (await test.shop.request(`/shop/thanks?payment_id=${other}`, { headers })).text(),
        /<pay-status/,
      );
    }
  });
});
