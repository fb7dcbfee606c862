import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictCreatePaymentResponseSchema } from '../../../gateway/wire/create-payment-response.js';
import { assertRefused, createTestGateway, MERCHANT, ORDER, WALLET } from '../../support/test-gateway.js';

/** The headers of a point of sale of the public service. */
const HEADERS = {
  ...MERCHANT,
  'Content-Type': 'application/json',
  'WCP-Version': '2026-02-19.preview',
  'Sdk-Name': 'pos-device',
  'Sdk-Version': '1.0.0',
  'Sdk-Platform': 'web',
};

describe('the older paths', () => {
  it('create a payment, and share idempotency keys with the current path', async () => {
    const { sendRequest } = createTestGateway();
    const headers = { ...HEADERS, 'Idempotency-Key': 'once' };
    const answers = [
      await sendRequest('/v1/merchant/payment', { headers, body: ORDER }),
      await sendRequest('/v1/payments', { headers, body: ORDER }),
    ];
    const ids = await Promise.all(
      answers.map(async (answer) => {
        assert.equal(answer.status, 201);
        return strictCreatePaymentResponseSchema.parse(await answer.json()).paymentId;
      }),
    );
    assert.equal(ids[0], ids[1]);
  });

  it('return the status like the current path, and hold the request', async () => {
    const { sendRequest, create, clock, simulation } = createTestGateway();
    const { paymentId } = await create();
    const read = async (query = '') =>
      (
        await sendRequest(`/v1/merchant/payment/${paymentId}/status${query}`, { headers: HEADERS })
      ).json() as Promise<unknown>;
    assert.deepEqual(await read(), { status: 'requires_action', isFinal: false, pollInMs: 1000, info: null });
    const held = read('?maxPollMs=5000');
    await simulation.fail(paymentId);
    assert.deepEqual(await held, { status: 'failed', isFinal: true, info: null });
    assert.equal(clock.waiting, 0);
  });

  it('require a merchant like the current ones', async () => {
    const { sendRequest } = createTestGateway();
    for (const send of [
      () => sendRequest('/v1/merchant/payment', { headers: WALLET, body: ORDER }),
      () => sendRequest('/v1/merchant/payment/pay_1/status', { headers: WALLET }),
    ])
      await assertRefused(await send(), 401, 'missing_merchant_api_key');
    await assertRefused(
      await sendRequest('/v1/merchant/payment/pay_1/status', { headers: HEADERS }),
      404,
      'payment_not_found',
    );
    await assertRefused(await sendRequest('/v1/merchant/payment', { headers: HEADERS }), 405, 'invalid_params');
  });
});

describe('the list of one merchant by its header', () => {
  const LIST = '/v1/merchants/payments';

  it('is the list for reconciliation', async () => {
    const { sendRequest, create, simulation } = createTestGateway();
    await create();
    await simulation.succeed((await create()).paymentId);
    const read = async (path: string) => (await sendRequest(path, { headers: HEADERS })).json() as Promise<unknown>;
    const query = '?status=succeeded&status=failed&status=cancelled&sortBy=date&sortDir=desc&limit=20';
    const list = (await read(LIST + query)) as { data: unknown[] };
    assert.equal(list.data.length, 1);
    assert.deepEqual(list, await read(`/v1/payments${query}`));
  });

  it('requires Merchant-Id', async () => {
    const { sendRequest } = createTestGateway();
    const headers = { 'Api-Key': MERCHANT['Api-Key'] };
    await assertRefused(await sendRequest(LIST, { headers }), 401, 'missing_merchant_id');
    await assertRefused(
      await sendRequest(LIST, { headers: { ...headers, 'Merchant-Id': 'other' } }),
      401,
      'unauthorized',
    );
    await assertRefused(await sendRequest(LIST, { headers: WALLET }), 401, 'missing_merchant_api_key');
    await assertRefused(await sendRequest(`${LIST}?limit=0`, { headers: HEADERS }), 400, 'params_validation');
  });
});
