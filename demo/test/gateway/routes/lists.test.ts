import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIMITS, LIST_STATUSES, PAYMENT_STATUSES, type KnownErrorCode } from 'pay-status/contract';
import { strictPaymentListSchema } from '../../../gateway/wire/payment-list.js';
import { covers } from '../../support/covers.js';
import { reach } from '../../support/reach.js';
import { assertRefused, createTestGateway, LIVE_MERCHANT, MERCHANT } from '../../support/test-gateway.js';

const LIST = '/v1/merchants/merchant_demo/payments';
const KEY = { 'X-Api-Key': 'wcp_test_demo' };
const PREVIEW = { ...KEY, 'Svc-Version': '2026-02-19.preview' };

const setUp = () => {
  const gateway = createTestGateway({ autoSettleMs: null });
  const list = async (query = '', headers: Readonly<Record<string, string>> = KEY) => {
    const response = await gateway.sendRequest(`${LIST}?${query}`, { headers });
    assert.equal(response.status, 200, await response.clone().text());
    return strictPaymentListSchema.parse(await response.json());
  };
  const ids = async (query = '', headers = KEY) => (await list(query, headers)).data.map(({ payment_id: id }) => id);
  /** Creates a payment a second after the previous one. */
  const add = async (value: string, more: object = {}, headers = MERCHANT) => {
    await gateway.clock.advance(1_000);
    return (await gateway.create({ amount: { unit: 'iso4217/USD', value }, ...more }, headers)).paymentId;
  };
  return { ...gateway, list, ids, add };
};

const EURC = {
  unit: 'caip19/eip155:84532/erc20:0x808456652fdb597867f38412077A9182bf77359F',
  value: '20000',
  display: {
    assetSymbol: 'EURC',
    assetName: 'EURC',
    decimals: 6,
    iconUrl: 'https://shop.example/eurc.png',
    networkIconUrl: 'https://shop.example/base.png',
    networkName: 'Base',
  },
};

const iso = (atMs: number) => encodeURIComponent(new Date(atMs).toISOString());

describe("a merchant's list of payments", () => {
  it('has every field of each payment, with null for stages that have not occurred', async () => {
    const { list, add, sandbox } = setUp();
    const id = await add('1250');
    const [fresh] = (await list()).data;
    assert.deepEqual(
      [fresh?.payment_id, fresh?.status, fresh?.is_terminal, fresh?.fiat_amount, fresh?.fiat_currency, fresh?.tx_hash],
      [id, 'requires_action', false, 1250, 'USD', null],
    );
    await sandbox(`payments/${id}/succeed`, { txId: '0xabc' });
    await sandbox(`payments/${id}/settle`);
    const [settled] = (await list()).data;
    assert.deepEqual(
      [settled?.status, settled?.tx_hash, settled?.token_symbol, settled?.token_amount, settled?.chain_id],
      ['succeeded', '0xabc', 'USDC', '12500000', 'eip155:84532'],
    );
    assert.deepEqual([settled?.settlement_status, settled?.settled_at], ['settled', settled?.last_updated_at]);
  });

  it('is sorted by date, newest first by default, or by amount', async () => {
    covers('endpoints.list.8', 'endpoints.list.9');
    const { ids, add } = setUp();
    const [a, b, c] = [await add('30'), await add('100'), await add('9')];
    assert.deepEqual(await ids(), [c, b, a]);
    assert.deepEqual(await ids('sort_dir=asc'), [a, b, c]);
    assert.deepEqual(await ids('sort_by=amount'), [b, a, c]);
    assert.deepEqual(await ids('sort_by=amount&sort_dir=asc'), [c, a, b]);
  });

  it('contains only payments of its environment', async () => {
    covers('auth.10');
    const { ids, add } = setUp();
    await add('5', {}, LIVE_MERCHANT);
    const own = await add('6');
    assert.deepEqual(await ids(), [own]);
  });

  it('can be filtered by time, status, asset and network', async () => {
    covers('endpoints.list.3', 'endpoints.list.4', 'endpoints.list.6', 'endpoints.list.7');
    const { ids, add, clock, sandbox } = setUp();
    const a = await add('1');
    const b = await add('2');
    const c = await add('3');
    const nowMs = clock.nowMs();
    assert.deepEqual(await ids(`start_ts=${iso(nowMs - 1_000)}`), [c, b]);
    assert.deepEqual(await ids(`end_ts=${iso(nowMs - 1_000).toLowerCase()}`), [a]);
    await sandbox(`payments/${a}/succeed`);
    await sandbox(`payments/${b}/fail`);
    assert.deepEqual(await ids('status=succeeded'), [a]);
    assert.deepEqual(await ids('status=succeeded&status=failed'), [b, a]);
    assert.deepEqual(await ids('asset=usdc'), [a]);
    assert.deepEqual(await ids('asset=DAI'), []);
    assert.deepEqual(await ids('network=eip155:84532'), [a]);
    assert.deepEqual(await ids('network=eip155:1,eip155:84532'), [a]);
    assert.deepEqual(await ids('network=eip155:1, EIP155:84532%20'), [a]);
    assert.deepEqual(await ids('network=eip155:1'), []);
  });

  for (const status of LIST_STATUSES) {
    it(`can be filtered by ${status}`, async () => {
      covers('endpoints.list.12');
      const gateway = setUp();
      const [id] = await Promise.all(
        [status, ...PAYMENT_STATUSES.filter((other) => other !== status)].map((each) => reach(gateway, each)),
      );
      assert.deepEqual(await gateway.ids(`status=${status}`), [id]);
    });
  }

  it('can be filtered by cancelled in the preview version only', async () => {
    covers('endpoints.list.12', 'versioning.1', 'versioning.2');
    const { sendRequest, ids, add } = setUp();
    const id = await add('5');
    await sendRequest(`/v1/payments/${id}/cancel`, { method: 'POST', headers: MERCHANT });
    await assertRefused(await sendRequest(`${LIST}?status=cancelled`, { headers: KEY }), 400, 'params_validation');
    assert.deepEqual(await ids('status=cancelled', PREVIEW), [id]);
  });

  for (const order of ['', 'sort_by=amount&', 'sort_dir=asc&', 'sort_by=amount&sort_dir=asc&']) {
    it(`has pages without gaps or duplicates while payments are added: ${order || 'default order'}`, async () => {
      covers('endpoints.list.10', 'endpoints.list.13');
      const { list, add } = setUp();
      const before: string[] = [];
      // Some payments have the same amount.
      for (let i = 0; i < 9; i++) before.push(await add(String(100 + (i % 4))));
      const seen: string[] = [];
      let query = `${order}limit=2`;
      for (;;) {
        const page = await list(query);
        seen.push(...page.data.map(({ payment_id: id }) => id));
        if (page.next_cursor === null) break;
        query = `${order}limit=2&cursor=${page.next_cursor}`;
        await add('102');
      }
      assert.equal(new Set(seen).size, seen.length);
      for (const id of before) assert.ok(seen.includes(id), `${id} is missing`);
    });
  }

  it('has totals of all selected payments', async () => {
    const { list, add, sandbox } = setUp();
    for (const value of ['100', '250', '7']) await sandbox(`payments/${await add(value)}/succeed`);
    await add('999');
    await sandbox(`payments/${await add('5', { amount: { unit: 'iso4217/EUR', value: '5' } })}/succeed`);
    const { stats, data } = await list('limit=1');
    assert.equal(data.length, 1);
    assert.deepEqual(stats, {
      total_customers: 1,
      total_revenue: { amount: 357, currency: 'USD' },
      total_transactions: 5,
    });
  });

  it('caps the total revenue at the largest safe integer', async () => {
    const { list, add, sandbox } = setUp();
    for (const value of ['9'.repeat(16), '9'.repeat(100)]) await sandbox(`payments/${await add(value)}/succeed`);
    assert.equal((await list()).stats.total_revenue.amount, Number.MAX_SAFE_INTEGER);
  });

  it('has at most `limit` payments, by default fifty', async () => {
    covers('endpoints.list.11', 'endpoints.list.13', 'limits.1');
    const { list, create } = setUp();
    await Promise.all(Array.from({ length: 60 }, () => create()));
    assert.equal((await list()).data.length, LIMITS.LIST_LIMIT_DEFAULT);
    assert.equal((await list('limit=60')).next_cursor, null);
    assert.equal((await list('limit=200')).data.length, 60);
  });

  const refused: readonly (readonly [string, RegExp])[] = [
    ['limit=5&limit=5', /limit must be given once/],
    ['limit=0', /limit/],
    ['limit=201', /limit/],
    ['sort_by=name', /sort_by/],
    ['sort_dir=up', /sort_dir/],
    ['status=paid', /status/],
    ['start_ts=yesterday', /start_ts/],
    ['end_ts=2026-02-18', /end_ts/],
    ['asset=USD%00', /cannot be stored/],
    ['cursor=nonsense', /cursor/],
    ['cursor=WyJkYXRlIGRlc2MiLCIxOyBkcm9wIiwxXQ', /cursor/],
    [`cursor=${btoa(JSON.stringify(['date desc', '9'.repeat(19), 1]))}`, /cursor/],
  ];
  for (const [query, message] of refused) {
    it(`is refused with ${query}`, async () => {
      const response = await createTestGateway().sendRequest(`${LIST}?${query}`, { headers: KEY });
      assert.match(await assertRefused(response, 400, 'params_validation'), message);
    });
  }

  it('is refused with a cursor of another order', async () => {
    const { list, add, sendRequest } = setUp();
    await add('1');
    await add('2');
    const { next_cursor: cursor } = await list('limit=1');
    const response = await sendRequest(`${LIST}?sort_by=amount&cursor=${cursor}`, { headers: KEY });
    await assertRefused(response, 400, 'params_validation');
  });

  for (const [what, headers, ...rules] of [
    ['the legacy key', KEY, 'endpoints.list.1'],
    ['the key', { 'Api-Key': 'wcp_test_demo' }, 'endpoints.list.2'],
    ['both, equal', { ...KEY, 'Api-Key': 'wcp_test_demo' }],
  ] as const) {
    it(`accepts ${what}`, async () => {
      covers('auth.4', ...rules);
      assert.equal((await createTestGateway().sendRequest(LIST, { headers })).status, 200);
    });
  }

  const refusedKeys: readonly (readonly [string, Readonly<Record<string, string>>, number, KnownErrorCode])[] = [
    ['two keys that differ', { ...KEY, 'Api-Key': 'wcp_live_demo' }, 400, 'conflicting_auth_headers'],
    ['a wrong key', { 'X-Api-Key': 'x' }, 401, 'invalid_api_key'],
  ];
  for (const [what, headers, status, code] of refusedKeys) {
    it(`answers ${what} with ${code}`, async () => {
      covers('auth.8', `codes.${code}`);
      await assertRefused(await createTestGateway().sendRequest(LIST, { headers }), status, code);
    });
  }

  it("refuses another merchant's key", async () => {
    const response = await createTestGateway().sendRequest('/v1/merchants/merchant_other/payments', { headers: KEY });
    await assertRefused(response, 401, 'unauthorized');
  });
});

describe('the list for reconciliation', () => {
  const setUpList = () => {
    const gateway = setUp();
    const found = async (query: string, path = '/v1/payments') => {
      const response = await gateway.sendRequest(`${path}?${query}`, { headers: MERCHANT });
      assert.equal(response.status, 200, await response.clone().text());
      const { data, stats } = (await response.json()) as {
        data: { paymentId: string }[];
        stats: { totalTransactions: number };
      };
      assert.equal(stats.totalTransactions, data.length);
      return data.map(({ paymentId }) => paymentId);
    };
    return { ...gateway, found };
  };

  it('can be filtered by several assets', async () => {
    const { add, sandbox, found } = setUpList();
    const [dollars, euros] = [await add('1'), await add('2', { amount: { unit: 'iso4217/EUR', value: '2' } })];
    await add('3');
    await sandbox(`payments/${dollars}/succeed`);
    await sandbox(`payments/${euros}/succeed`, { optionAmount: EURC });
    assert.deepEqual(await found('token_symbol=usdc'), [dollars]);
    assert.deepEqual(await found('token_symbol=EURC'), [euros]);
    assert.deepEqual(await found('token_symbol=USDC&token_symbol=EURC'), [euros, dollars]);
    assert.deepEqual(await found('token_symbol=DAI&asset=EURC'), [euros]);
    assert.deepEqual(await found(`asset=${EURC.unit}`), [euros]);
    // As `token_caip19` has it.
    assert.deepEqual(await found(`asset=${EURC.unit.replace('caip19/', '')}`), [euros]);
  });

  it('can be filtered by several merchants', async () => {
    const { add, found } = setUpList();
    const own = await add('1');
    assert.deepEqual(await found('merchantId=merchant_demo'), [own]);
    assert.deepEqual(await found('merchantId=merchant_other'), []);
    assert.deepEqual(await found('merchantId=merchant_other&merchantId=merchant_demo'), [own]);
    assert.deepEqual(await found('merchantId=merchant_other', '/v1/merchants/payments'), [own]);
  });

  for (const referenceId of ['42', 'x'.repeat(36), 'what?', '%D7%90%D7%90%D7%90', 'order&referenceId=order']) {
    it(`is refused with the reference ${referenceId}`, async () => {
      const { sendRequest } = setUp();
      const response = await sendRequest(`/v1/payments?referenceId=${referenceId}`, { headers: MERCHANT });
      assert.match(await assertRefused(response, 400, 'params_validation'), /referenceId/);
    });
  }

  it('has the settlement of each succeeded payment', async () => {
    covers('endpoints.reconciliation.1');
    const { sendRequest, add, sandbox } = setUp();
    const [open, settled, fresh] = [await add('150'), await add('250'), await add('9')];
    for (const id of [open, settled]) await sandbox(`payments/${id}/succeed`);
    await sandbox(`payments/${settled}/settle`);
    const response = await sendRequest('/v1/payments?sortDir=asc', { headers: { 'Api-Key': 'wcp_test_demo' } });
    assert.equal(response.status, 200);
    const { data, nextCursor, stats } = (await response.json()) as {
      data: { paymentId: string; settlement?: { settled: boolean } }[];
      nextCursor: string | null;
      stats: unknown;
    };
    assert.deepEqual(
      data.map(({ paymentId, settlement }) => [paymentId, settlement?.settled]),
      [
        [open, false],
        [settled, true],
        [fresh, undefined],
      ],
    );
    assert.equal(nextCursor, null);
    assert.deepEqual(stats, {
      totalRevenue: [{ amount: 4, currency: 'USD' }],
      totalTransactions: 3,
      totalCustomers: 1,
    });
  });

  it('can be filtered by a part of the reference', async () => {
    const { sendRequest, add } = setUp();
    await add('1', { referenceId: 'order 17' });
    const id = await add('2', { referenceId: 'order 42' });
    const response = await sendRequest('/v1/payments?referenceId=r%2042', { headers: MERCHANT });
    const { data } = (await response.json()) as { data: { paymentId: string }[] };
    assert.deepEqual(
      data.map(({ paymentId }) => paymentId),
      [id],
    );
  });
});
