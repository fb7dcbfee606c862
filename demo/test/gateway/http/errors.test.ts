import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictErrorBodySchema } from '../../../gateway/wire/error-body.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { covers } from '../../support/covers.js';
import { assertRefused, BUYER, createTestGateway, MERCHANT } from '../../support/test-gateway.js';

describe('an unknown route', () => {
  for (const path of ['/v1/nothing', '/v1/gateway/nothing', '/sandbox/nothing', '/nothing']) {
    it(`answers ${path} with 404 in JSON`, async () => {
      await assertRefused(await createTestGateway().sendRequest(path), 404, 'invalid_params');
    });
  }
});

describe('an unsupported method', () => {
  for (const [method, path, allow] of [
    ['DELETE', '/v1/payments', 'GET, HEAD, POST'],
    ['GET', '/v1/payments/pay_1/cancel', 'POST'],
    ['OPTIONS', '/v1/payments/pay_1/cancel', 'POST'],
    ['PUT', '/sandbox/faults', 'GET, HEAD, POST, DELETE'],
  ] as const) {
    it(`is answered with 405 and Allow: ${method} ${path}`, async () => {
      const response = await createTestGateway().sendRequest(path, { method });
      assert.equal(response.headers.get('Allow'), allow);
      await assertRefused(response, 405, 'invalid_params');
    });
  }
});

describe('an internal error', () => {
  it('is answered with 500 internal_error, reported, and does not reveal its cause', async () => {
    covers('codes.internal_error');
    const reported: unknown[] = [];
    const cause = new Error('secret of the store');
    const store = { ...createGatewayMemoryStore(), read: () => Promise.reject(cause) };
    const { sendRequest } = createTestGateway({ store, onError: (error) => reported.push(error) });
    for (const [path, headers] of [
      ['/v1/payments/pay_1/status', MERCHANT],
      ['/v1/gateway/payment/pay_1/status', BUYER],
    ] as const) {
      const message = await assertRefused(await sendRequest(path, { headers }), 500, 'internal_error');
      assert.doesNotMatch(message, /secret/);
    }
    assert.deepEqual(reported, [cause, cause]);
  });
});

describe('every error response', () => {
  it('has both a code and a message, on create too', async () => {
    covers('endpoints.create.5', 'fields.error.1', 'fields.error.2');
    const response = await createTestGateway().sendRequest('/v1/payments', { headers: MERCHANT, body: {} });
    assert.equal(response.status, 400);
    strictErrorBodySchema.parse(await response.json());
  });

  it('for an unknown payment says "not found", which wallets search for', async () => {
    const response = await createTestGateway().sendRequest('/v1/gateway/payment/pay_none', { headers: BUYER });
    assert.match(await assertRefused(response, 404, 'payment_not_found'), /not found/);
  });
});
