import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PAYMENT_STATUSES, SVC_VERSIONS, type SvcVersion } from 'pay-status/contract';
import { withIconUrls } from '../../../gateway/core/icon-url.js';
import { toOptionAmount } from '../../../gateway/options/assets.js';
import { USDC_ON_BASE_SEPOLIA } from '../../../gateway/rails/paper/assets.js';
import { strictMerchantPaymentSchema } from '../../../gateway/wire/merchant-payment.js';
import { reconciliationSchema } from '../../../gateway/wire/reconciliation.js';
import published from '../../fixtures/public-service/payments.json' with { type: 'json' };
import { reach, takeStep } from '../../support/reach.js';
import {
  assertRefused,
  BASE_URL,
  createTestGateway,
  LIVE_MERCHANT,
  MERCHANT,
  ORDER,
  WALLET,
} from '../../support/test-gateway.js';

const HASH = /^0x[0-9a-f]{64}$/;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(published, 'published');

/** The problems of a body, by the schema of this name in the published description. */
const findProblems = (body: unknown, name: string): readonly string[] => {
  ajv.validate(`published#/components/schemas/${name}`, body);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const setUp = (options: Parameters<typeof createTestGateway>[0] = { autoSettleMs: null }) => {
  const gateway = createTestGateway(options);
  const read = async (path: string, version: SvcVersion): Promise<unknown> => {
    const response = await gateway.sendRequest(path, { headers: { ...MERCHANT, 'Svc-Version': version } });
    assert.equal(response.status, 200, await response.clone().text());
    return response.json();
  };
  const list = async (path = '/v1/payments', version: SvcVersion = '2026-02-18') => {
    const body = reconciliationSchema.parse(await read(path, version));
    assert.deepEqual(findProblems(body, 'MerchantPaymentsResponse'), []);
    return body.data;
  };
  const get = async (id: string) => {
    const body = await read(`/v1/payments/${id}`, '2026-02-18');
    assert.deepEqual(findProblems(body, 'PaymentsGetPaymentResponse'), []);
    return strictMerchantPaymentSchema.parse(body);
  };
  return { ...gateway, read, list, get };
};

const settle = async (gateway: ReturnType<typeof setUp>): Promise<string> => {
  const id = await reach(gateway, 'succeeded');
  assert.equal((await takeStep(gateway, id, 'settle')).status, 200);
  return id;
};

describe('the list of payments', () => {
  for (const path of ['/v1/payments', '/v1/merchants/payments']) {
    for (const version of SVC_VERSIONS)
      it(`has the published shape in version ${version}, for payments in every status: ${path}`, async () => {
        const gateway = setUp();
        for (const status of PAYMENT_STATUSES) await reach(gateway, status);
        await settle(gateway);
        assert.equal((await gateway.list(path, version)).length, PAYMENT_STATUSES.length + 1);
      });

    it(`has the amount and the transaction of a settlement: ${path}`, async () => {
      const gateway = setUp();
      await settle(gateway);
      const [payment] = await gateway.list(path);
      assert.ok(payment?.settlement?.settled);
      assert.deepEqual(
        payment.settlement.amount,
        withIconUrls(toOptionAmount(USDC_ON_BASE_SEPOLIA, ORDER.amount), BASE_URL),
      );
      assert.match(payment.settlement.txHash, HASH);
      assert.notEqual(payment.settlement.txHash, payment.transaction?.hash);
    });
  }

  it('has the transaction of an automatic settlement, which stays the same', async () => {
    const gateway = setUp({ autoSettleMs: 2_000 });
    await reach(gateway, 'succeeded');
    await gateway.clock.advance(2_000);
    const [payment] = await gateway.list();
    assert.ok(payment?.settlement?.settled);
    assert.match(payment.settlement.txHash, HASH);
    await gateway.clock.advance(60_000);
    assert.deepEqual((await gateway.list())[0]?.settlement, payment.settlement);
  });
});

it('the older list and the event of a settlement have its transaction', async () => {
  const gateway = setUp();
  const id = await settle(gateway);
  const [payment] = await gateway.list();
  assert.ok(payment?.settlement?.settled);
  const { txHash } = payment.settlement;
  const older = await gateway.sendRequest('/v1/merchants/merchant_demo/payments', { headers: MERCHANT });
  const { data } = (await older.json()) as { data: { settlement_tx_hash: string | null }[] };
  assert.equal(data[0]?.settlement_tx_hash, txHash);
  const { events } = (await (await gateway.sendRequest(`/sandbox/payments/${id}`)).json()) as {
    events: { type: string; data: { settled: { tx_id: string | null } | null } }[];
  };
  assert.equal(events.find(({ type }) => type === 'payment.settled')?.data.settled?.tx_id, txHash);
});

describe('a single payment', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`has the shape of the public service, its reference and no settlement: ${status}`, async () => {
      const gateway = setUp();
      const payment = await gateway.get(await reach(gateway, status, { referenceId: 'order 17' }));
      assert.deepEqual([payment.status, payment.referenceId, payment.settlement], [status, 'order 17', null]);
      assert.equal(payment.info !== null, status === 'succeeded');
    });
  }

  it('has the transaction and the asset of its settlement', async () => {
    const gateway = setUp();
    const { settlement } = await gateway.get(await settle(gateway));
    const [listed] = await gateway.list();
    assert.ok(listed?.settlement?.settled);
    const { amount, txHash } = listed.settlement;
    assert.deepEqual(settlement, { successful: { txId: txHash, amount: { unit: amount.unit } } });
  });

  it('has the code of a decline', async () => {
    const gateway = setUp();
    const { paymentId } = await gateway.create();
    await gateway.simulation.decline(paymentId);
    const payment = await gateway.get(paymentId);
    assert.equal(payment.status === 'failed' && payment.failureCode, 'declined_user');
  });

  it('is found only with the keys of its merchant and environment', async () => {
    const { create, sendRequest } = setUp();
    const path = `/v1/payments/${(await create()).paymentId}`;
    await assertRefused(await sendRequest(path, { headers: LIVE_MERCHANT }), 404, 'payment_not_found');
    await assertRefused(await sendRequest(path, { headers: WALLET }), 401, 'missing_merchant_api_key');
    await assertRefused(await sendRequest('/v1/payments/pay_none', { headers: MERCHANT }), 404, 'payment_not_found');
  });
});
