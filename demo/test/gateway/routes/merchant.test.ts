import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictCancelPaymentResponseSchema } from '../../../gateway/wire/cancel-payment-response.js';
import { covers } from '../../support/covers.js';
import {
  assertRefused,
  BASE_URL,
  createTestGateway,
  LIVE_MERCHANT,
  MERCHANT,
  ORDER,
} from '../../support/test-gateway.js';

describe('creating a payment', () => {
  it('returns 201 with an id, a gateway URL and a polling interval', async () => {
    covers('endpoints.create.4', 'fields.created.4', 'fields.created.5', 'fields.created.6', 'limits.2');
    const { create, clock } = createTestGateway();
    const payment = await create();
    assert.deepEqual(payment, {
      paymentId: payment.paymentId,
      status: 'requires_action',
      isFinal: false,
      expiresAt: clock.nowMs() / 1000 + 300,
      gatewayUrl: `${BASE_URL}/?pid=${payment.paymentId}`,
      pollInMs: 1000,
    });
  });

  it('builds the gateway URL from the configured address, not from the Host header', async () => {
    const { fetch } = createTestGateway({ baseUrl: 'https://pay.example/', hosts: ['other.example'] });
    const headers = { ...MERCHANT, 'Content-Type': 'application/json', Host: 'other.example' };
    const init = { method: 'POST', headers, body: JSON.stringify(ORDER) };
    const response = await fetch(new Request('http://other.example/v1/payments', init));
    const { gatewayUrl, paymentId } = (await response.json()) as Record<string, string>;
    assert.equal(gatewayUrl, `https://pay.example/?pid=${paymentId}`);
  });

  it('stores the reference, the URLs and the environment', async () => {
    const { create, payments, clock } = createTestGateway();
    const checkout = { successUrl: 'https://shop.example/thanks?a=1#b' };
    const { paymentId, expiresAt } = await create({ checkout, expiresAt: null }, LIVE_MERCHANT);
    assert.deepEqual(await payments.get(paymentId), {
      id: paymentId,
      merchantId: 'merchant_demo',
      mode: 'live',
      referenceId: ORDER.referenceId,
      amount: ORDER.amount,
      checkout: { ...checkout, errorUrl: null },
      createdAtMs: clock.nowMs(),
      expiresAt,
      version: 0,
      state: { status: 'requires_action' },
    });
  });

  for (const [title, order] of [
    ['the last second of the year 9999', { expiresAt: Date.UTC(10_000, 0) / 1_000 - 1 }],
    ['URLs on this machine', { checkout: { successUrl: 'http://localhost:4242/ok', errorUrl: 'http://127.0.0.1/no' } }],
  ] as const) {
    it(`accepts ${title}`, async () => {
      await createTestGateway().create(order);
    });
  }

  for (const [title, order, problem] of [
    ['no amount', { amount: undefined }, /amount is required/],
    ['a unit that is no currency', { amount: { unit: 'USD', value: '1' } }, /amount\.unit/],
    ['a currency that does not exist', { amount: { unit: 'iso4217/QQQ', value: '1' } }, /QQQ is not supported/],
    ['a number as value', { amount: { unit: 'iso4217/USD', value: 1 } }, /amount\.value/],
    ['no reference', { referenceId: undefined }, /referenceId is required/],
    ['an expiry of now', { expiresAt: Date.UTC(2026, 1, 18, 12) / 1000 }, /expiresAt must be in the future/],
    ['an expiry in milliseconds', { expiresAt: Date.UTC(2026, 2, 1) }, /expiresAt must be at most 253402300799/],
    ['the largest expiry of the interface', { expiresAt: Number(2n ** 63n) }, /expiresAt must be at most 253402300799/],
    ['half a second', { expiresAt: 1.5 }, /expiresAt/],
    ['a script as URL', { checkout: { errorUrl: 'javascript:alert(1)' } }, /checkout\.errorUrl/],
    ['plain http', { checkout: { successUrl: 'http://shop.example/' } }, /checkout\.successUrl/],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const response = await createTestGateway().sendRequest('/v1/payments', {
        headers: MERCHANT,
        body: { ...ORDER, ...order },
      });
      assert.match(await assertRefused(response, 400, 'params_validation'), problem);
    });
  }
});

describe('cancelling a payment', () => {
  for (const [title, body] of [
    ['no body', undefined],
    ['an empty object', {}],
  ] as const) {
    it(`succeeds with ${title}, and returns the time and the reason`, async () => {
      covers('endpoints.cancel.3', 'endpoints.cancel.4');
      const { create, sendRequest, status } = createTestGateway();
      const { paymentId } = await create();
      const path = `/v1/payments/${paymentId}/cancel`;
      const response = await sendRequest(path, {
        method: 'POST',
        headers: { ...MERCHANT, 'Idempotency-Key': 'k1' },
        body,
      });
      assert.equal(response.status, 200);
      assert.deepEqual(strictCancelPaymentResponseSchema.parse(await response.json()), {
        paymentId,
        status: 'cancelled',
        cancelledReason: 'cancelled_by_merchant',
        cancelledAt: '2026-02-18T12:00:00.000Z',
      });
      assert.equal((await status(paymentId)).status, 'cancelled');
    });
  }

  it('of an unknown payment is answered with 404', async () => {
    covers('endpoints.cancel.7', 'codes.payment_not_found');
    const response = await createTestGateway().sendRequest('/v1/payments/pay_none/cancel', {
      method: 'POST',
      headers: MERCHANT,
    });
    await assertRefused(response, 404, 'payment_not_found');
  });
});

describe('the merchant status', () => {
  it('of an unknown payment is answered with 404', async () => {
    const response = await createTestGateway().sendRequest('/v1/payments/pay_none/status', { headers: MERCHANT });
    await assertRefused(response, 404, 'payment_not_found');
  });
});
