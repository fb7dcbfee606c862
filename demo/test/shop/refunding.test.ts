import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore, fromPglite } from 'pay-status/webhooks';
import { createMemoryOrders } from '../../shop/memory-orders.js';
import type { Orders } from '../../shop/orders.js';
import { createSqlOrders } from '../../shop/sql-orders.js';
import { openDatabase } from '../support/database-image.js';
import { createTestShop, createTestShopOn, type TestShop } from './test-shop.js';

type Headers = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;

/** The header with the cookies that a response has set. */
const toCookie = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Buys and pays; resolves to the payment's id, and the headers of the browser that has the order. */
const order = async ({ buy, gateway }: TestShop): Promise<{ id: string; buyer: Headers }> => {
  const bought = await buy('ink');
  const id = new URL(bought.headers.get('location') ?? '').searchParams.get('pid') ?? '';
  await gateway.sandbox(`payments/${id}/succeed`);
  return { id, buyer: { cookie: toCookie(bought) } };
};

const refund = ({ shop }: TestShop, id: string, headers: Headers) =>
  shop.request('/shop/refunds', { method: 'POST', headers, body: new URLSearchParams({ payment_id: id }) });

const openOrder = async ({ shop }: TestShop, id: string, headers: Headers = {}): Promise<string> =>
  (await shop.request(`/shop/thanks?payment_id=${id}`, { headers })).text();

const countRefunds = ({ sent }: TestShop): number => sent.filter(({ url }) => url.endsWith('/v1/refunds')).length;

const REFUNDED = /Refunded on<\/dt>\s*<dd><time datetime="2026-02-19T12:00:00.000Z">Feb 19, 2026</;

describe('Refunding an order in the shop', () => {
  it('marks the payment, and shows when on the page of the order and to its element', async () => {
    const test = createTestShop();
    const { id, buyer } = await order(test);
    assert.match(await openOrder(test, id, buyer), /Refund this order/);
    await test.deliver(DAY_MS);
    const response = await refund(test, id, { ...buyer, 'Sec-Fetch-Site': 'same-origin' });
    assert.deepEqual([response.status, response.headers.get('location')], [303, `/shop/thanks?payment_id=${id}`]);
    assert.equal((await test.gateway.payments.get(id)).refunded?.by, 'merchant');
    const page = await openOrder(test, id, buyer);
    assert.match(page, REFUNDED);
    assert.match(page, /<h1>This order was refunded<\/h1>/);
    assert.match(page, /<pay-status[^>]* refunded-at="1771502400"/);
    assert.doesNotMatch(page, /Refund this order|Thank you/);
  });

  it('refunds once when the form is sent twice and from a second tab', async () => {
    const test = createTestShop();
    const { id, buyer } = await order(test);
    const twins = await Promise.all([refund(test, id, buyer), refund(test, id, buyer)]);
    await test.deliver(DAY_MS);
    for (const { status } of [...twins, await refund(test, id, buyer)]) assert.equal(status, 303);
    assert.match(await openOrder(test, id), /datetime="2026-02-18T12:00:00.000Z"/);
    assert.deepEqual(test.errors, []);
  });

  it('shows a refund that was marked in the console at the next look at the page', async () => {
    const test = createTestShop();
    const { id } = await order(test);
    await test.deliver(DAY_MS);
    await test.gateway.sandbox(`payments/${id}/refund`);
    assert.match(await openOrder(test, id), REFUNDED);
  });

  it('is refused to browsers that did not place the order, and to pages of other sites and ports', async () => {
    const test = createTestShop();
    const { id, buyer } = await order(test);
    const foreign = ['cross-site', 'same-site', 'none'].map((site) => ({ ...buyer, 'Sec-Fetch-Site': site }));
    for (const headers of [{}, { cookie: `${id}=MG-AAAA-AAAA` }, ...foreign])
      assert.equal((await refund(test, id, headers)).status, 404);
    assert.equal((await refund(test, 'pay_unknown', buyer)).status, 404);
    assert.equal(countRefunds(test), 0);
    assert.doesNotMatch(await openOrder(test, id), /Refund this order/);
  });

  it('is neither offered nor possible for an order that is not paid', async () => {
    const test = createTestShop();
    const bought = await test.buy('ink');
    const id = new URL(bought.headers.get('location') ?? '').searchParams.get('pid') ?? '';
    const buyer = { cookie: toCookie(bought) };
    assert.doesNotMatch(await openOrder(test, id, buyer), /Refund this order|>Receipt</);
    assert.equal((await refund(test, id, buyer)).status, 303);
    assert.equal((await test.gateway.payments.get(id)).refunded, undefined);
    assert.deepEqual(test.errors, []);
  });

  it('says that it is not known, and offers a retry, when the response is lost', async () => {
    let isLost = true;
    const test = createTestShop((request, pass) =>
      isLost && request.url.endsWith('/v1/refunds')
        ? pass().then(() => {
            throw new TypeError('fetch failed');
          })
        : undefined,
    );
    const { id, buyer } = await order(test);
    const lost = await refund(test, id, buyer);
    assert.equal(lost.status, 502);
    const page = await lost.text();
    assert.match(page, new RegExp(`action="/shop/refunds">\\s*<button[^>]*value="${id}"`));
    isLost = false;
    assert.equal((await refund(test, id, buyer)).status, 303);
    assert.equal(test.errors.length, 1);
  });

  const assertKept = async <Tx>(orders: Orders<Tx>): Promise<void> => {
    let isDown = false;
    const test = createTestShopOn({ orders, events: createMemoryStore() as never }, undefined, () =>
      isDown ? Response.json({ code: 'internal_error', message: 'no' }, { status: 500 }) : undefined,
    );
    const { id, buyer } = await order(test);
    await test.deliver(DAY_MS);
    await refund(test, id, buyer);
    isDown = true;
    const page = await openOrder(test, id, buyer);
    assert.match(page, REFUNDED);
    assert.doesNotMatch(page, />Receipt</);
    assert.match(String(test.errors), /shows no receipt and no refund: 500/);
  };

  it('stays in the order while the sandbox cannot be read, in memory and in a database', async () => {
    await assertKept(createMemoryOrders());
    await using database = (await openDatabase()).pglite;
    await assertKept(await createSqlOrders(fromPglite(database)));
  });
});

describe('The receipt of an order in the shop', () => {
  it('is linked for the browser that placed the order, and nobody else', async () => {
    const test = createTestShop();
    const { id, buyer } = await order(test);
    const link = new RegExp(`href="http://localhost:4242/receipt/${id}\\?signature=[\\w-]{43}">Receipt<`);
    assert.match(await openOrder(test, id, buyer), link);
    assert.doesNotMatch(await openOrder(test, id), /signature=/);
  });
});
