import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from 'pay-status/contract';
import { covers } from '../support/covers.js';
import { reach, takeStep } from '../support/reach.js';
import { assertRefused, BUYER, createTestGateway, MERCHANT, ORDER, type TestGateway } from '../support/test-gateway.js';
import type { RuleId } from './index.js';

type Json = Readonly<Record<string, unknown>>;

const amount = (value: unknown, unit: unknown = 'iso4217/USD') => ({ amount: { unit, value } });
const checkout = (given: unknown) => ({ checkout: given });
const url = 'https://shop.example/thanks';
const SOON = Date.UTC(2026, 1, 18, 12) / 1000 + 60;

/** Valid and invalid fields of a create request. */
const REQUESTS: readonly (readonly [rule: RuleId, accepted: readonly object[], refused: readonly object[]])[] = [
  [
    'fields.amount.1',
    [amount('5'), amount('5', 'iso4217/EUR')],
    [amount('5', 'USD'), amount('5', 7), amount('5', null)],
  ],
  ['fields.amount.3', [amount('1'), amount('9007199254740993')], [amount(5), amount('1.5'), amount('-1'), amount('x')]],
  ['fields.create.1', [amount('5')], [{ amount: undefined }, { amount: null }, { amount: '5' }]],
  ['fields.create.2', [{ referenceId: 'order 2' }], [{ referenceId: undefined }, { referenceId: 2 }]],
  ['fields.create.3', [{}, checkout(null), checkout({})], [checkout('https://shop.example'), checkout(1)]],
  [
    'fields.create.4',
    [checkout({ successUrl: url, errorUrl: url }), checkout({ errorUrl: url })],
    [checkout({ successUrl: 'thanks' }), checkout({ errorUrl: 1 })],
  ],
  [
    'fields.create.5',
    [{}, { expiresAt: null }, { expiresAt: SOON }],
    [{ expiresAt: SOON + 0.5 }, { expiresAt: String(SOON) }, { expiresAt: '2026-02-19T12:00:00Z' }],
  ],
];

describe('a create request', () => {
  for (const [rule, accepted, refused] of REQUESTS) {
    it(`complies with ${rule}`, async () => {
      covers(rule);
      const { sendRequest } = createTestGateway();
      const send = (order: object) => sendRequest('/v1/payments', { headers: MERCHANT, body: { ...ORDER, ...order } });
      for (const order of accepted) assert.equal((await send(order)).status, 201, JSON.stringify(order));
      for (const order of refused) await assertRefused(await send(order), 400, 'params_validation');
    });
  }
});

const readJson = async (response: Promise<Response>): Promise<Json> => (await (await response).json()) as Json;

describe('the create response', () => {
  const create = (order: object = {}) =>
    readJson(createTestGateway().sendRequest('/v1/payments', { headers: MERCHANT, body: { ...ORDER, ...order } }));

  it('has the payment id, the status and the gateway URL', async () => {
    covers('fields.created.1', 'fields.created.2', 'fields.created.3', 'fields.created.5');
    const { paymentId, status, isFinal, gatewayUrl } = await create();
    assert.match(String(paymentId), /^pay_\w+$/);
    assert.deepEqual([status, isFinal], ['requires_action', false]);
    assert.ok(typeof gatewayUrl === 'string' && URL.canParse(gatewayUrl));
  });

  it('has the expiry and the polling interval', async () => {
    covers('fields.created.4', 'fields.created.6');
    assert.equal((await create({ expiresAt: SOON })).expiresAt, SOON);
    const { expiresAt, pollInMs } = await create();
    for (const value of [expiresAt, pollInMs]) assert.ok(Number.isSafeInteger(value) && Number(value) >= 0);
  });
});

/** The JSON of both status endpoints. */
const readStatuses = ({ sendRequest }: TestGateway, id: string): Promise<readonly Json[]> =>
  Promise.all([
    readJson(sendRequest(`/v1/payments/${id}/status`, { headers: MERCHANT })),
    readJson(sendRequest(`/v1/gateway/payment/${id}/status`, { headers: BUYER })),
  ]);

describe('the response of both status endpoints', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`has the fields of the status ${status}`, async () => {
      covers('fields.status.1', 'fields.status.2', 'fields.status.3', 'fields.status.5');
      const gateway = createTestGateway();
      const isFinal = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
      for (const answer of await readStatuses(gateway, await reach(gateway, status))) {
        assert.deepEqual([answer.status, answer.isFinal], [status, isFinal]);
        if (isFinal) assert.equal(answer.pollInMs ?? null, null);
        else assert.ok(Number.isSafeInteger(answer.pollInMs) && Number(answer.pollInMs) >= 0);
        assert.equal(typeof answer.info === 'object' && answer.info !== null, status === 'succeeded');
        if (status !== 'succeeded') assert.equal(answer.info ?? null, null);
        assert.equal('failureCode' in answer, false);
      }
    });
  }

  it('has the failure code declined_user after a decline', async () => {
    covers('fields.status.4');
    const gateway = createTestGateway();
    for (const from of ['requires_action', 'processing'] as const) {
      const id = await reach(gateway, from);
      await takeStep(gateway, id, 'decline');
      for (const { status, failureCode } of await readStatuses(gateway, id))
        assert.deepEqual([status, failureCode], ['failed', 'declined_user']);
    }
  });

  it('has the paid amount with its display and the transaction', async () => {
    covers('fields.info.1', 'fields.info.2', 'fields.info.3', 'fields.amount.2', 'fields.amount.3');
    const gateway = createTestGateway();
    for (const { info } of await readStatuses(gateway, await reach(gateway, 'succeeded'))) {
      const { optionAmount, txId } = info as {
        optionAmount: { unit: string; value: string; display: Json };
        txId: string;
      };
      assert.match(optionAmount.unit, /^caip19\/[^/]+\/[^/]+$/);
      assert.match(optionAmount.value, /^\d+$/);
      const { decimals, ...texts } = optionAmount.display;
      assert.ok(Number.isSafeInteger(decimals));
      assert.deepEqual(Object.keys(texts).sort(), [
        'assetName',
        'assetSymbol',
        'iconUrl',
        'networkIconUrl',
        'networkName',
      ]);
      for (const text of [...Object.values(texts), txId]) assert.ok(typeof text === 'string' && text !== '');
    }
  });
});

describe('the cancel response', () => {
  it('has the payment id, the time and the reason', async () => {
    covers('fields.cancelled.1', 'fields.cancelled.2', 'fields.cancelled.3', 'fields.cancelled.4');
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    await gateway.clock.advance(61_500);
    const { cancelledReason, ...rest } = await readJson(takeStep(gateway, paymentId, 'cancel'));
    assert.deepEqual(rest, { paymentId, status: 'cancelled', cancelledAt: '2026-02-18T12:01:01.500Z' });
    assert.ok(typeof cancelledReason === 'string' && cancelledReason !== '');
  });
});

const INTEGERS = ['token_decimals', 'nonce', 'fiat_amount'];
const TEXTS = (
  'payment_id merchant_id reference_id wallet_name token_symbol token_logo chain_logo wallet_logo chain_id ' +
  'buyer_caip10 token_caip19 tx_hash token_amount fiat_currency created_at last_updated_at settled_at ' +
  'settlement_status settlement_tx_hash'
).split(' ');

describe('the list of payments', () => {
  const list = async (gateway: TestGateway, query = ''): Promise<Json> =>
    readJson(gateway.sendRequest(`/v1/merchants/merchant_demo/payments${query}`, { headers: MERCHANT }));

  it('has a page, the next cursor and the totals', async () => {
    covers('fields.list.1', 'fields.list.2', 'fields.stats.1', 'fields.stats.2', 'fields.stats.3');
    const gateway = createTestGateway();
    await reach(gateway, 'succeeded');
    await reach(gateway, 'succeeded');
    const { data, stats, next_cursor } = await list(gateway);
    assert.deepEqual([Array.isArray(data), next_cursor], [true, null]);
    assert.deepEqual(stats, {
      total_customers: 1,
      total_revenue: { amount: 10_000, currency: 'USD' },
      total_transactions: 2,
    });
    assert.equal(typeof (await list(gateway, '?limit=1')).next_cursor, 'string');
  });

  it('has every field of a payment with its type, or null if unknown', async () => {
    covers('fields.item.1', 'fields.item.2');
    const gateway = createTestGateway();
    for (const status of PAYMENT_STATUSES) await reach(gateway, status);
    await takeStep(gateway, await reach(gateway, 'succeeded'), 'settle');
    const { data } = (await list(gateway)) as { data: readonly Json[] };
    assert.equal(data.length, PAYMENT_STATUSES.length + 1);
    for (const item of data) {
      for (const name of [...INTEGERS, ...TEXTS]) assert.ok(name in item, name);
      assert.equal(item.is_terminal, (FINAL_PAYMENT_STATUSES as readonly unknown[]).includes(item.status));
      for (const name of INTEGERS) assert.ok(item[name] === null || Number.isSafeInteger(item[name]), name);
      for (const name of TEXTS) assert.ok(item[name] === null || typeof item[name] === 'string', name);
    }
    const [settled] = data;
    for (const name of ['settled_at', 'settlement_status', 'tx_hash', 'token_caip19', 'buyer_caip10'])
      assert.equal(typeof settled?.[name], 'string', name);
  });
});
