import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MerchantPayment } from '../../../../src/contract/schemas/merchant-payment.js';
import { LIMITS } from '../../../../src/contract/limits.js';
import { MERCHANT_PAYMENT_LIST } from '../../../contract/fixtures.js';
import { Sandbox } from '../../../support/sandbox.js';
import { scriptedFetch } from '../../../support/scripted-fetch.js';
import { createSandboxClient, createScriptedClient, getHeaders, MERCHANT_ID } from '../merchant.js';

const setUp = async (count: number) => {
  const sandbox = new Sandbox();
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await sandbox.create({ referenceId: `order-${i}` })).paymentId);
  return { sandbox, ids, client: createSandboxClient(sandbox) };
};

const toIds = (payments: readonly MerchantPayment[]): string[] => payments.map(({ paymentId }) => paymentId);

const collect = async (payments: AsyncIterable<MerchantPayment>): Promise<string[]> => {
  const found: MerchantPayment[] = [];
  for await (const payment of payments) found.push(payment);
  return toIds(found);
};

describe("a merchant's payments", () => {
  it('are listed the latest first, with the statistics of all, whose revenue is in the major unit', async () => {
    const { sandbox, ids, client } = await setUp(3);
    await sandbox.step(ids[0]!, 'succeed');
    const { data, stats, nextCursor } = await client.payments.list({ limit: 2 });
    assert.deepEqual(toIds(data), ids.toReversed().slice(0, 2));
    assert.deepEqual(stats, {
      totalRevenue: [{ amount: 50, currency: 'USD' }],
      totalTransactions: 3,
      totalCustomers: 1,
    });
    assert.equal(typeof nextCursor, 'string');
    assert.deepEqual([data[0]?.fiatAmount?.unit, data[0]?.fiatAmount?.value], ['iso4217/USD', '5000']);
  });

  it('are filtered by several statuses, and by a part of the reference', async () => {
    const { sandbox, ids, client } = await setUp(4);
    await sandbox.step(ids[0]!, 'succeed');
    await sandbox.step(ids[1]!, 'expire');
    const { data } = await client.payments.list({ status: ['succeeded', 'expired'], sortDir: 'asc' });
    assert.deepEqual(toIds(data), ids.slice(0, 2));
    assert.deepEqual(toIds((await client.payments.list({ referenceId: 'er-3' })).data), [ids[3]]);
  });

  it('are asked for with every parameter of the interface, and the id of the merchant in a header', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(MERCHANT_PAYMENT_LIST));
    const { payments } = createScriptedClient(fetch);
    await payments.list({
      startTs: '2026-02-18T00:00:00+01:00',
      endTs: '2026-02-19T00:00:00Z',
      token_symbol: ['USDC', 'EURC'],
      network: 'eip155:8453,eip155:1',
      sortBy: 'amount',
      sortDir: 'asc',
      cursor: 'a+b/c=&d',
      limit: 200,
      status: 'succeeded',
      referenceId: 'order 7',
    });
    await payments.list({ status: undefined });
    assert.deepEqual(
      sent.map(({ url }) => url),
      [
        'https://pay.example/api/v1/merchants/payments?startTs=2026-02-18T00%3A00%3A00%2B01%3A00&endTs=2026-02-19T00%3A00%3A00Z&token_symbol=USDC&token_symbol=EURC&network=eip155%3A8453%2Ceip155%3A1&sortBy=amount&sortDir=asc&cursor=a%2Bb%2Fc%3D%26d&limit=200&status=succeeded&referenceId=order+7',
        'https://pay.example/api/v1/merchants/payments',
      ],
    );
    assert.equal(getHeaders(sent[0]!)['Merchant-Id'], MERCHANT_ID);
  });

  it('are not all asked for when a filter has no values', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(MERCHANT_PAYMENT_LIST));
    const { payments } = createScriptedClient(fetch);
    const refusal = { name: 'ConfigurationError', code: 'invalid_option', message: /^status must not be an empty/ };
    await assert.rejects(payments.list({ status: [] }), refusal);
    await assert.rejects(collect(payments.iterate({ status: [] })), refusal);
    assert.equal(sent.length, 0);
  });

  it('are iterated over once each, with the filters on every page, from the given cursor on', async () => {
    const { sandbox, ids, client } = await setUp(5);
    for (const id of ids.slice(1)) await sandbox.step(id, 'succeed');
    const query = { status: 'succeeded', sortDir: 'asc' } as const;
    assert.deepEqual(await collect(client.payments.iterate({ ...query, limit: 2 })), ids.slice(1));
    assert.equal(sandbox.requests.length, 2);
    const { nextCursor } = await client.payments.list({ ...query, limit: 1 });
    assert.deepEqual(await collect(client.payments.iterate({ ...query, cursor: nextCursor! })), ids.slice(2));
    const limit = LIMITS.LIST_LIMIT_MAX + 1;
    assert.deepEqual(await collect(client.payments.iterate({ ...query, limit })), ids.slice(1));
  });

  it('have their settlement in the list and by themselves, and the mark of a refund in the list', async () => {
    const { sandbox, ids, client } = await setUp(1);
    const [id] = ids as [string];
    await sandbox.step(id, 'succeed');
    const read = async () => {
      const { data } = await client.payments.list();
      return { listed: data[0]!, payment: await client.payments.get(id) };
    };
    const before = await read();
    assert.deepEqual([before.listed.settlement, before.listed.isRefunded], [{ settled: false }, undefined]);
    const { status, referenceId, info, settlement } = before.payment;
    assert.deepEqual([status, referenceId, settlement], ['succeeded', 'order-0', null]);
    assert.equal(info?.txId, before.listed.transaction?.hash);

    await sandbox.step(id, 'settle');
    await client.markRefunded(id);
    const { listed, payment } = await read();
    assert.equal(listed.isRefunded, true);
    assert.ok(Date.parse(listed.refundedAt ?? '') >= Date.parse(listed.settledAt ?? ''));
    const { amount, txHash, settled } = listed.settlement!;
    assert.deepEqual([settled, amount?.value, amount?.unit], [true, '50000000', info?.optionAmount?.unit]);
    assert.deepEqual(payment.settlement?.successful, { txId: txHash, amount: { unit: amount?.unit } });
  });

  it('are not asked for by a text that cannot be an id, and are not found by an unknown one', async () => {
    const { sandbox, client } = await setUp(0);
    for (const id of ['', '..'])
      await assert.rejects(client.payments.get(id), { name: 'ConfigurationError', code: 'missing_payment_id' });
    assert.equal(sandbox.requests.length, 0);
    await assert.rejects(client.payments.get('pay_none'), { name: 'GatewayError', status: 404 });
  });

  for (const ask of ['get', 'list'] as const)
    it(`are refused if the answer of ${ask} has the wrong shape`, async () => {
      const { fetch } = scriptedFetch(() => Response.json({ ...MERCHANT_PAYMENT_LIST, data: [{}] }));
      const { payments } = createScriptedClient(fetch);
      const refusal = { name: 'ContractError', message: /^The gateway sent an invalid/ };
      await assert.rejects(ask === 'get' ? payments.get('pay_1') : payments.list(), refusal);
    });
});
