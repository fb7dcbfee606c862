import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { KnownErrorCode } from 'pay-status/contract';
import { strictCancelPaymentResponseSchema } from '../../../gateway/wire/cancel-payment-response.js';
import { assertRefused, BASE_URL, BUYER, createTestGateway, MERCHANT, WALLET } from '../../support/test-gateway.js';
import { ACCOUNT, fund, readOptions, signed } from '../../support/wallet.js';

const encode = encodeURIComponent;

describe('the details of a payment', () => {
  for (const [who, headers] of [
    ['a page', BUYER],
    ['a wallet', WALLET],
  ] as const) {
    it(`include the amount, the expiry and the merchant, for ${who}`, async () => {
      const { create, sendRequest } = createTestGateway();
      const { paymentId, expiresAt } = await create();
      const response = await sendRequest(`/v1/gateway/payment/${paymentId}`, { headers });
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), {
        status: 'requires_action',
        amount: {
          unit: 'iso4217/USD',
          value: '5000',
          display: { assetSymbol: 'USD', assetName: 'US Dollar', decimals: 2 },
        },
        expiresAt,
        merchant: { name: 'Marginalia', iconUrl: `${BASE_URL}/icons/merchant_demo.svg` },
      });
    });
  }

  it('show currencies without cents as such', async () => {
    const { create, sendRequest } = createTestGateway();
    const { paymentId } = await create({ amount: { unit: 'iso4217/JPY', value: '5000' } });
    const response = await sendRequest(`/v1/gateway/payment/${paymentId}`, { headers: BUYER });
    const { amount } = (await response.json()) as { amount: { display: object } };
    assert.deepEqual(amount.display, { assetSymbol: 'JPY', assetName: 'Japanese Yen', decimals: 0 });
  });
});

describe('a cancel by the buyer', () => {
  for (const [who, headers] of [
    ['a page', BUYER],
    ['a wallet', WALLET],
  ] as const) {
    it(`cancels the payment while it requires action, as ${who}`, async () => {
      const { create, sendRequest, status } = createTestGateway();
      const { paymentId } = await create();
      const response = await sendRequest(`/v1/gateway/payment/${paymentId}/cancel`, { method: 'POST', headers });
      assert.equal(response.status, 200);
      const { cancelledReason } = strictCancelPaymentResponseSchema.parse(await response.json());
      assert.equal(cancelledReason, 'cancelled_by_user');
      assert.equal((await status(paymentId)).status, 'cancelled');
    });
  }
});

describe('a gateway URL in the place of the id', () => {
  for (const [title, inPath] of [
    ['encoded once', encode],
    ['encoded twice, as wallets of the public service send it', (url: string) => encode(encode(url))],
  ] as const) {
    it(`finds its payment, ${title}`, async () => {
      const gateway = createTestGateway();
      const { create, sendRequest } = gateway;
      await fund(gateway, [ACCOUNT]);
      const { gatewayUrl } = await create();
      for (const path of [
        `/v1/gateway/payment/${inPath(gatewayUrl)}`,
        `/v1/gateway/payment/${inPath(gatewayUrl)}/status`,
      ])
        assert.equal((await sendRequest(path, { headers: BUYER })).status, 200, path);
      const path = `/v1/gateway/payment/${inPath(gatewayUrl)}`;
      const options = await sendRequest(`${path}/options`, { headers: BUYER, body: { accounts: [ACCOUNT] } });
      const [option] = await readOptions(options);
      assert.ok(option);
      const fetched = await sendRequest(`${path}/fetch`, { headers: BUYER, body: { optionId: option.id, data: '' } });
      assert.equal(fetched.status, 200);
      assert.equal((await sendRequest(`${path}/confirm`, { headers: BUYER, body: await signed(option) })).status, 200);
    });
  }

  for (const origin of [
    'http://localhost:4242',
    'http://localhost',
    'http://127.0.0.1:4242',
    'http://[::1]:4242',
    'http://localhost.:4242',
    'http://0.0.0.0:4242',
    'http://Sandbox.lan:4242',
    'http://[fd00::1]:4242',
  ]) {
    for (const baseUrl of [BASE_URL, 'https://pay.example'])
      it(`finds its payment under a name of this machine: ${origin} of ${baseUrl}`, async () => {
        const { create, sendRequest } = createTestGateway({ baseUrl, hosts: ['sandbox.LAN', '[fd00::1]'] });
        const { paymentId } = await create();
        const url = encode(encode(`${origin}/?pid=${paymentId}`));
        assert.equal((await sendRequest(`/v1/gateway/payment/${url}`, { headers: BUYER })).status, 200);
      });
  }

  for (const origin of [
    'http://evil.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'http://192.168.1.5:4242',
    'http://sandbox.lan:4242',
    'ftp://localhost',
  ]) {
    it(`of another address is not a payment of this gateway: ${origin}`, async () => {
      const { create, sendRequest } = createTestGateway();
      const { paymentId } = await create();
      const url = encode(encode(`${origin}/?pid=${paymentId}`));
      const response = await sendRequest(`/v1/gateway/payment/${url}`, { headers: BUYER });
      await assertRefused(response, 404, 'payment_not_found');
    });
  }

  it('without a payment id is not found', async () => {
    const url = encode(encode(`${BASE_URL}/`));
    const response = await createTestGateway().sendRequest(`/v1/gateway/payment/${url}`, { headers: BUYER });
    await assertRefused(response, 404, 'payment_not_found');
  });
});

describe('an impossible payment id', () => {
  const assertRefusedForBoth = async (id: string, status: number, code: KnownErrorCode): Promise<void> => {
    const { sendRequest } = createTestGateway();
    await assertRefused(await sendRequest(`/v1/payments/${id}/status`, { headers: MERCHANT }), status, code);
    await assertRefused(await sendRequest(`/v1/gateway/payment/${id}`, { headers: BUYER }), status, code);
  };

  for (const id of [
    '%E0%A4%A',
    '..%2F..%2Fetc',
    "'; drop table payments --",
    `pay_${'x'.repeat(5000)}`,
    '__proto__',
    '%',
  ]) {
    it(`is answered with 404: ${id.slice(0, 20)}`, async () => {
      await assertRefusedForBoth(id, 404, 'payment_not_found');
    });
  }

  for (const id of ['pay_%00', '%2500', encode(encode(`${BASE_URL}/?pid=%00`))]) {
    it(`is refused when it holds a NUL: ${id}`, async () => {
      await assertRefusedForBoth(id, 400, 'params_validation');
    });
  }
});
