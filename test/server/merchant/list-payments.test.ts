/* oxlint-disable typescript/no-deprecated -- tested until it is removed */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIMITS } from '../../../src/contract/limits.js';
import { Sandbox } from '../../support/sandbox.js';
import { scriptedFetch } from '../../support/scripted-fetch.js';
import { createScriptedClient, createSandboxClient } from './merchant.js';

const EMPTY = {
  data: [],
  stats: { total_customers: 0, total_revenue: { amount: 0, currency: 'USD' }, total_transactions: 0 },
  next_cursor: null,
};

const create = async (sandbox: Sandbox, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await sandbox.create({ referenceId: `order-${i}` })).paymentId);
  return ids;
};

const collect = async (payments: AsyncIterable<{ payment_id: string }>): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { payment_id } of payments) ids.push(payment_id);
  return ids;
};

describe('listPayments', () => {
  it('returns the latest payments first, with statistics of all', async () => {
    const sandbox = new Sandbox();
    const ids = await create(sandbox, 3);
    const { data, stats, next_cursor } = await createSandboxClient(sandbox).listPayments({ limit: 2 });
    assert.deepEqual(
      data.map(({ payment_id }) => payment_id),
      ids.toReversed().slice(0, 2),
    );
    assert.equal(stats.total_transactions, 3);
    assert.equal(typeof next_cursor, 'string');
  });

  it('sends every query parameter of the interface', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(EMPTY));
    const query = {
      start_ts: '2026-02-18T00:00:00+01:00',
      end_ts: '2026-02-19T00:00:00Z',
      asset: 'USDC',
      network: 'eip155:8453',
      sort_by: 'amount',
      sort_dir: 'asc',
      cursor: 'a+b/c=&d',
      limit: 200,
      status: 'succeeded',
    } as const;
    await createScriptedClient(fetch, { merchantId: 'a/b' }).listPayments(query);
    await createScriptedClient(fetch).listPayments({ asset: undefined });
    const [first, second] = sent.map(({ url }) => new URL(url));
    assert.equal(first!.pathname, '/api/v1/merchants/a%2Fb/payments');
    assert.deepEqual(Object.fromEntries(first!.searchParams), { ...query, limit: '200' });
    assert.equal(second!.href, 'https://pay.example/api/v1/merchants/merchant_demo/payments');
  });

  it('rejects with a ContractError for an answer that is not a list', async () => {
    const { fetch } = scriptedFetch(() => Response.json({ ...EMPTY, data: [{}] }));
    await assert.rejects(createScriptedClient(fetch).listPayments(), { name: 'ContractError' });
  });
});

describe('iteratePayments', () => {
  it('yields each payment once, over all pages', async () => {
    const sandbox = new Sandbox();
    const ids = await create(sandbox, 7);
    assert.deepEqual(await collect(createSandboxClient(sandbox).iteratePayments({ limit: 3 })), ids.toReversed());
    assert.deepEqual(await collect(createSandboxClient(sandbox).iteratePayments({ limit: 3, sort_dir: 'asc' })), ids);
    assert.equal(sandbox.requests.length, 6);
  });

  it('asks for at most as many payments at once as the gateway lists', async () => {
    const sandbox = new Sandbox();
    const ids = await create(sandbox, 2);
    const limit = LIMITS.LIST_LIMIT_MAX + 1;
    assert.deepEqual(await collect(createSandboxClient(sandbox).iteratePayments({ limit })), ids.toReversed());
  });

  it("sends the query's filters for every page", async () => {
    const sandbox = new Sandbox();
    const ids = await create(sandbox, 5);
    for (const id of ids.slice(1)) await sandbox.step(id, 'succeed');
    const query = { status: 'succeeded', limit: 1 } as const;
    assert.deepEqual(await collect(createSandboxClient(sandbox).iteratePayments(query)), ids.slice(1).toReversed());
  });

  it('starts at the cursor of the query', async () => {
    const sandbox = new Sandbox();
    const ids = await create(sandbox, 4);
    const { next_cursor } = await createSandboxClient(sandbox).listPayments({ limit: 1 });
    const rest = createSandboxClient(sandbox).iteratePayments({ limit: 2, cursor: next_cursor! });
    assert.deepEqual(await collect(rest), ids.toReversed().slice(1));
  });

  it('loads a page only when it is needed', async () => {
    const sandbox = new Sandbox();
    await create(sandbox, 4);
    const payments = createSandboxClient(sandbox).iteratePayments({ limit: 2 });
    assert.equal(sandbox.requests.length, 0);
    await payments.next();
    await payments.next();
    assert.equal(sandbox.requests.length, 1);
  });

  for (const cursors of [['a', 'b', 'a'], ['given']]) {
    it(`throws a ContractError when a cursor repeats: ${cursors.join(', ')}`, async () => {
      let page = 0;
      const { fetch, sent } = scriptedFetch(() => Response.json({ ...EMPTY, next_cursor: cursors[page++] }));
      const payments = createScriptedClient(fetch).iteratePayments({ cursor: 'given' });
      await assert.rejects(collect(payments), { name: 'ContractError' });
      assert.equal(sent.length, cursors.length);
    });
  }
});
