import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictMerchantDetailsSchema, strictMerchantListSchema } from '../../../gateway/wire/merchant.js';
import { strictPaymentDetailsSchema } from '../../../gateway/wire/payment-details.js';
import { reconciliationSchema } from '../../../gateway/wire/reconciliation.js';
import { covers } from '../../support/covers.js';
import {
  assertRefused,
  BUYER,
  createTestGateway,
  LIVE_PARTNER,
  MERCHANT,
  ORDER,
  PARTNER,
  type TestGateway,
} from '../../support/test-gateway.js';

type Headers = Readonly<Record<string, string>>;

const DEMO = {
  id: 'merchant_demo',
  name: 'Marginalia',
  email: null,
  status: 'active',
  createdAt: '2026-02-18T00:00:00.000Z',
  iconUrl: 'http://localhost:4242/icons/merchant_demo.svg',
} as const;

const list = async ({ sendRequest }: TestGateway, query = '', headers: Headers = PARTNER) => {
  const response = await sendRequest(`/v1/merchants${query}`, { headers });
  return strictMerchantListSchema.parse(await response.json());
};

const get = async ({ sendRequest }: TestGateway, id: string, headers: Headers = PARTNER) =>
  strictMerchantDetailsSchema.parse(await (await sendRequest(`/v1/merchants/${id}`, { headers })).json()).merchant;

const change = ({ sendRequest }: TestGateway, method: 'PATCH' | 'DELETE', id: string, body?: object) =>
  sendRequest(`/v1/merchants/${id}`, { method, headers: PARTNER, body });

/** Adds merchants by their names, and returns their ids. */
const addAll = async (gateway: TestGateway, ...names: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const merchantName of names) ids.push((await gateway.addMerchant(PARTNER, { merchantName }))['Merchant-Id']);
  return ids;
};

describe('the merchants of a partner', () => {
  it('include that of the shop, with its bank account, in both environments', async () => {
    const gateway = createTestGateway();
    for (const partner of [PARTNER, LIVE_PARTNER]) {
      const fiat = [{ id: 'fiat_Bk4nWp8XmQj2YrTv6', status: 'active', bankType: 'ACH' }];
      assert.deepEqual(await list(gateway, '', partner), { merchants: [DEMO], totalCount: 1, nextCursor: null });
      assert.deepEqual(await get(gateway, DEMO.id, partner), { ...DEMO, settlements: { fiat, crypto: [] } });
    }
  });

  it('get an id as the public service writes them, and no icon unless one is given', async () => {
    const gateway = createTestGateway();
    const { 'Merchant-Id': id } = await gateway.addMerchant();
    assert.match(id, /^mrch_[A-Za-z0-9]{17}$/);
    const createdAt = new Date(gateway.clock.nowMs()).toISOString();
    const about = { name: 'Acme Store', email: 'billing@acme.store', status: 'active', createdAt, iconUrl: null };
    assert.deepEqual(await get(gateway, id), { id, ...about, settlements: { fiat: [], crypto: [] } });
  });

  it('belong to one environment', async () => {
    const gateway = createTestGateway();
    const { 'Merchant-Id': id } = await gateway.addMerchant(LIVE_PARTNER);
    await assertRefused(await gateway.sendRequest(`/v1/merchants/${id}`, { headers: PARTNER }), 404, 'not_found');
    assert.equal((await get(gateway, id, LIVE_PARTNER)).id, id);
  });

  it('are listed page by page, the newest first', async () => {
    const gateway = createTestGateway();
    const ids = [DEMO.id, ...(await addAll(gateway, 'Ant', 'Bee', 'Cat'))].reverse();
    const seen: string[] = [];
    for (let query = '?limit=3'; query;) {
      const { merchants, totalCount, nextCursor } = await list(gateway, query);
      assert.equal(totalCount, 4);
      seen.push(...merchants.map(({ id }) => id));
      query = nextCursor === null ? '' : `?limit=3&cursor=${nextCursor}`;
    }
    assert.deepEqual(seen, ids);
  });

  it('are listed 20 to a page by default', async () => {
    const gateway = createTestGateway();
    await addAll(gateway, ...Array<string>(20).fill('Acme'));
    assert.equal((await list(gateway)).merchants.length, 20);
  });

  for (const [query, names] of [
    ['search=bEE', ['Beetle', 'Bee']],
    ['search=merchant_', ['Marginalia']],
    ['status=active&search=beetle', ['Beetle']],
    ['status=suspended', []],
  ] as const)
    it(`are filtered by ${query}`, async () => {
      const gateway = createTestGateway();
      await addAll(gateway, 'Ant', 'Bee', 'Beetle');
      const { merchants, totalCount } = await list(gateway, `?${query}`);
      assert.deepEqual([merchants.map(({ name }) => name), totalCount], [names, names.length]);
    });

  for (const query of [
    'cursor=e30',
    'cursor=WyJkYXRlIGRlc2MiLCIxIiwxXQ',
    'status=deleted',
    'limit=0',
    'search=a&search=b',
  ])
    it(`are not listed for ${query}`, async () => {
      const { sendRequest } = createTestGateway();
      const response = await sendRequest(`/v1/merchants?${query}`, { headers: PARTNER });
      await assertRefused(response, 400, 'params_validation');
    });

  it('are changed in what a request names', async () => {
    const gateway = createTestGateway();
    const { 'Merchant-Id': id } = await gateway.addMerchant(PARTNER, { iconUrl: 'https://example.com/logo.png' });
    const before = await get(gateway, id);
    for (const [body, now] of [
      [{ merchantName: 'Acme v2' }, { name: 'Acme v2' }],
      [{ merchantEmail: 'new@acme.store' }, { email: 'new@acme.store' }],
      [{ iconUrl: null }, { iconUrl: null }],
    ]) {
      assert.equal((await change(gateway, 'PATCH', id, body)).status, 200);
      Object.assign(before, now);
      assert.deepEqual(await get(gateway, id), before);
    }
    await assertRefused(await change(gateway, 'PATCH', id, { name: 'Acme v3' }), 400, 'params_validation');
  });

  for (const iconUrl of ['http://example.com/a.png', 'https://a:b@example.com/', 'data:,', "https://a'b.example/"])
    it(`have no icon from ${iconUrl}`, async () => {
      const gateway = createTestGateway();
      await assertRefused(await change(gateway, 'PATCH', DEMO.id, { iconUrl }), 400, 'params_validation');
    });

  it('are created once for an idempotency key, which is another one in the other environment', async () => {
    const gateway = createTestGateway();
    const create = async (partner: Headers) => {
      const headers = { ...partner, 'Idempotency-Key': 'k'.repeat(255) };
      const body = { merchantName: 'Acme', merchantEmail: 'a@acme.store' };
      return (await gateway.sendRequest('/v1/merchants', { headers, body })).text();
    };
    const [first, again, live] = [await create(PARTNER), await create(PARTNER), await create(LIVE_PARTNER)];
    assert.equal(first, again);
    assert.notEqual(first, live);
    assert.equal((await list(gateway)).totalCount, 2);
  });
});

describe('a created merchant', () => {
  it('takes payments with the key of its partner', async () => {
    covers('endpoints.merchants.2');
    const gateway = createTestGateway();
    const merchant = await gateway.addMerchant();
    const [paid, open] = [await gateway.create({}, merchant), await gateway.create({}, merchant)];
    await gateway.simulation.succeed(paid.paymentId);
    assert.equal((await gateway.status(paid.paymentId, { headers: merchant })).status, 'succeeded');
    const send = (path: string, body?: object) => gateway.sendRequest(path, { headers: merchant, body });
    assert.equal((await send(`/v1/payments/${open.paymentId}/cancel`, {})).status, 200);
    assert.equal((await send(`/v1/payments/${paid.paymentId}`)).status, 200);
    assert.equal((await send('/v1/refunds', { paymentId: paid.paymentId })).status, 200);
    for (const path of [
      '/v1/payments',
      '/v1/merchants/payments',
      `/v1/merchants/${merchant['Merchant-Id']}/payments`,
    ]) {
      const { data } = (await (await send(path)).json()) as { data: readonly unknown[] };
      assert.equal(data.length, 2, path);
    }
  });

  it('is shown to buyers and in lists by its name and icon', async () => {
    const gateway = createTestGateway();
    const shown = { name: 'Bücher & Söhne', iconUrl: 'https://example.com/logo.png' };
    const headers = await gateway.addMerchant(PARTNER, { merchantName: shown.name, iconUrl: shown.iconUrl });
    const { paymentId } = await gateway.create({}, headers);
    const details = await gateway.sendRequest(`/v1/gateway/payment/${paymentId}`, { headers: BUYER });
    assert.deepEqual(strictPaymentDetailsSchema.parse(await details.json()).merchant, shown);
    const listed = await gateway.sendRequest('/v1/payments', { headers });
    const [payment] = reconciliationSchema.parse(await listed.json()).data;
    assert.deepEqual(payment?.merchant, { id: headers['Merchant-Id'], ...shown });
  });

  it('has payments that the key of another merchant does not find', async () => {
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create({}, await gateway.addMerchant());
    const response = await gateway.sendRequest(`/v1/payments/${paymentId}`, { headers: MERCHANT });
    await assertRefused(response, 404, 'payment_not_found');
  });

  for (const path of ['/v1/payments', '/v1/merchants/payments', '/v1/merchants/mrch_none/payments'])
    it(`must exist for its list ${path}`, async () => {
      const headers = { ...PARTNER, 'Merchant-Id': 'mrch_none' };
      await assertRefused(await createTestGateway().sendRequest(path, { headers }), 404, 'merchant_not_found');
    });
});

describe('the list of a partner', () => {
  const prepare = async () => {
    const gateway = createTestGateway();
    const acme = await gateway.addMerchant();
    const [own, first, second] = [
      await gateway.create(),
      await gateway.create({ referenceId: 'order 2' }, acme),
      await gateway.create({ referenceId: 'order 3' }, acme),
    ].map(({ paymentId }) => paymentId);
    assert.ok(own && first && second);
    await gateway.create({}, await gateway.addMerchant(LIVE_PARTNER));
    const read = async (query: string) => {
      const response = await gateway.sendRequest(`/v1/payments?${query}`, { headers: PARTNER });
      return reconciliationSchema.parse(await response.json());
    };
    return { gateway, acmeId: acme['Merchant-Id'], own, first, second, read };
  };

  it('has the payments of all its merchants in the environment of the key, page by page, each with its merchant', async () => {
    const { gateway, acmeId, own, first, second, read } = await prepare();
    for (const id of [own, first]) await gateway.simulation.succeed(id);
    const page = await read('limit=2');
    const rest = await read(`limit=2&cursor=${page.nextCursor}`);
    const shown = [...page.data, ...rest.data].map(({ paymentId, merchant }) => [
      paymentId,
      merchant.id,
      merchant.name,
    ]);
    assert.deepEqual(shown, [
      [second, acmeId, 'Acme Store'],
      [first, acmeId, 'Acme Store'],
      [own, 'merchant_demo', 'Marginalia'],
    ]);
    // The simulated buyer has paid both merchants.
    const stats = { totalRevenue: [{ amount: 100, currency: 'USD' }], totalTransactions: 3, totalCustomers: 1 };
    assert.deepEqual([page.stats, rest.stats, rest.nextCursor], [stats, stats, null]);
  });

  it('is filtered by one or more merchants', async () => {
    const { acmeId, own, first, second, read } = await prepare();
    for (const [query, ids] of [
      [`merchantId=${acmeId}`, [second, first]],
      [`merchantId=${acmeId}&merchantId=merchant_demo`, [second, first, own]],
      [`merchantId=mrch_none&merchantId=merchant_demo&status=requires_action`, [own]],
      ['merchantId=mrch_none', []],
      ['referenceId=order+2', [first]],
    ] as const) {
      const { data, stats } = await read(query);
      assert.deepEqual([data.map(({ paymentId }) => paymentId), stats.totalTransactions], [ids, ids.length], query);
    }
  });
});

describe('a deleted merchant', () => {
  it('is hidden, and deleting it again changes nothing', async () => {
    covers('endpoints.merchants.3');
    const gateway = createTestGateway();
    const { 'Merchant-Id': id } = await gateway.addMerchant();
    for (const response of [await change(gateway, 'DELETE', id), await change(gateway, 'DELETE', id)])
      assert.deepEqual([response.status, await response.json()], [200, { id, deleted: true }]);
    assert.deepEqual((await list(gateway)).merchants, [DEMO]);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['GET', '/settlements'],
      ['DELETE', '/settlements/crypto/crypto_1'],
    ] as const) {
      const body = method === 'PATCH' ? { merchantName: 'Back' } : undefined;
      const response = await gateway.sendRequest(`/v1/merchants/${id}${path}`, { method, headers: PARTNER, body });
      await assertRefused(response, 404, 'not_found');
    }
  });

  it('takes no new payments, and its payments go on', async () => {
    covers('endpoints.merchants.3', 'codes.merchant_not_found');
    const gateway = createTestGateway();
    const headers = await gateway.addMerchant();
    const { paymentId } = await gateway.create({}, headers);
    await change(gateway, 'DELETE', headers['Merchant-Id']);
    const created = await gateway.sendRequest('/v1/payments', { headers, body: ORDER });
    await assertRefused(created, 404, 'merchant_not_found');
    await gateway.simulation.succeed(paymentId);
    assert.equal((await gateway.status(paymentId, { headers })).status, 'succeeded');
    const refund = await gateway.sendRequest('/v1/refunds', { headers, body: { paymentId } });
    assert.equal(refund.status, 200);
    const listed = await gateway.sendRequest('/v1/payments', { headers });
    const [payment] = reconciliationSchema.parse(await listed.json()).data;
    assert.deepEqual([payment?.paymentId, payment?.merchant.name], [paymentId, 'Acme Store']);
  });

  it('may be that of the shop', async () => {
    const gateway = createTestGateway();
    assert.equal((await change(gateway, 'DELETE', DEMO.id)).status, 200);
    const response = await gateway.sendRequest('/v1/payments', { headers: MERCHANT, body: ORDER });
    await assertRefused(response, 404, 'merchant_not_found');
  });
});
