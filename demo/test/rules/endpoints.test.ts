import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { covers } from '../support/covers.js';
import { reach } from '../support/reach.js';
import {
  assertRefused,
  BUYER,
  createTestGateway,
  MERCHANT,
  ORDER,
  WALLET,
  type TestGateway,
} from '../support/test-gateway.js';

type Headers = Readonly<Record<string, string>>;

/** A valid request for each endpoint of a merchant. */
const AS_MERCHANT = {
  create: ({ sendRequest }: TestGateway, _id: string, headers: Headers) =>
    sendRequest('/v1/payments', { headers, body: ORDER }),
  status: ({ sendRequest }: TestGateway, id: string, headers: Headers) =>
    sendRequest(`/v1/payments/${id}/status`, { headers }),
  cancel: ({ sendRequest }: TestGateway, id: string, headers: Headers) =>
    sendRequest(`/v1/payments/${id}/cancel`, { method: 'POST', headers }),
};
const readAsBuyer = ({ sendRequest }: TestGateway, id: string, headers: Headers) =>
  sendRequest(`/v1/gateway/payment/${id}/status`, { headers });

const ENDPOINTS = [
  ...Object.entries(AS_MERCHANT).map(([name, send]) => [name, send, MERCHANT as Headers] as const),
  ['gateway', readAsBuyer, BUYER as Headers],
] as const;
const MERCHANT_ENDPOINTS = ['create', 'status', 'cancel'] as const;

const without = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));

describe('the headers of every payment endpoint', () => {
  const sdk = { 'Sdk-Name': 'pos-device', 'Sdk-Version': '1.0.0', 'Sdk-Platform': 'web' };
  for (const [title, more] of [
    ['left out', {}],
    ['sent', { 'Svc-Version': '2026-02-18', ...sdk }],
    ['empty', { 'Svc-Version': '', 'Sdk-Name': '', 'Sdk-Version': '', 'Sdk-Platform': '' }],
  ] as const) {
    for (const [name, send, credentials] of ENDPOINTS) {
      it(`may be ${title} in a request to ${name}`, async () => {
        covers('endpoints.common.1');
        const gateway = createTestGateway();
        const { paymentId } = await gateway.create();
        assert.ok((await send(gateway, paymentId, { ...credentials, ...more })).ok);
      });
    }
  }

  for (const name of MERCHANT_ENDPOINTS) {
    it(`may include an idempotency key in a request to ${name}`, async () => {
      covers('endpoints.common.2');
      for (const more of [{}, { 'Idempotency-Key': 'k1' }, { 'Idempotency-Key': '' }]) {
        const gateway = createTestGateway();
        const { paymentId } = await gateway.create();
        assert.ok((await AS_MERCHANT[name](gateway, paymentId, { ...MERCHANT, ...more })).ok);
      }
    });

    it(`must include an API key and a merchant id in a request to ${name}`, async () => {
      covers(`endpoints.${name}.1`, `endpoints.${name}.2`);
      const gateway = createTestGateway();
      const { paymentId } = await gateway.create();
      for (const [missing, code] of [
        ['Api-Key', 'missing_api_key'],
        ['Merchant-Id', 'missing_merchant_id'],
      ] as const)
        await assertRefused(await AS_MERCHANT[name](gateway, paymentId, without(MERCHANT, missing)), 401, code);
      assert.equal((await gateway.status(paymentId)).status, 'requires_action');
    });
  }
});

describe('the deprecated X-Api-Key', () => {
  for (const [name, send] of ENDPOINTS) {
    it(`does not authenticate ${name}`, async () => {
      covers('versioning.5');
      const gateway = createTestGateway();
      const { paymentId } = await gateway.create();
      const headers = { 'X-Api-Key': MERCHANT['Api-Key'], 'Merchant-Id': MERCHANT['Merchant-Id'] };
      assert.equal((await send(gateway, paymentId, headers)).status, 401);
    });
  }
});

describe('every response body', () => {
  for (const [name, send, credentials] of ENDPOINTS) {
    it(`of ${name} is JSON, also for errors`, async () => {
      covers('endpoints.common.3');
      const gateway = createTestGateway();
      const { paymentId } = await gateway.create();
      for (const headers of [{}, credentials]) {
        const response = await send(gateway, paymentId, headers);
        assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
        assert.equal(typeof (await response.json()), 'object');
      }
    });
  }
});

describe('both status endpoints', () => {
  it('return the status of the payment in the path', async () => {
    covers('endpoints.status.3');
    const gateway = createTestGateway();
    const ids = [await reach(gateway, 'processing'), await reach(gateway, 'failed'), await reach(gateway, 'cancelled')];
    const answers = await Promise.all(ids.map((id) => gateway.status(id, { headers: MERCHANT })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['processing', 'failed', 'cancelled'],
    );
  });

  for (const status of PAYMENT_STATUSES) {
    it(`return the same for a payment that is ${status}`, async () => {
      covers('endpoints.gateway.4', 'endpoints.gateway.5');
      const gateway = createTestGateway();
      const id = await reach(gateway, status);
      const [merchant, page, wallet] = await Promise.all(
        [MERCHANT, BUYER, WALLET].map((headers) => gateway.status(id, { headers })),
      );
      assert.ok(merchant?.status === status);
      const { info, ...rest } = merchant;
      const expected = info ? { ...rest, info } : rest;
      assert.deepEqual([page, wallet], [expected, expected]);
    });
  }
});

describe('cancel', () => {
  it('does not change the payment if the API key is invalid', async () => {
    covers('endpoints.cancel.6', 'codes.invalid_api_key');
    const gateway = createTestGateway();
    const { paymentId } = await gateway.create();
    const headers = { ...MERCHANT, 'Api-Key': 'wcp_test_nobody' };
    await assertRefused(await AS_MERCHANT.cancel(gateway, paymentId, headers), 401, 'invalid_api_key');
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
  });

  it('is answered with 500 when the gateway fails', async () => {
    covers('endpoints.cancel.8', 'codes.internal_error');
    const gateway = createTestGateway({ onError: () => undefined });
    const { paymentId } = await gateway.create();
    gateway.payments.cancelIn = () => Promise.reject(new Error('the store is unavailable'));
    await assertRefused(await AS_MERCHANT.cancel(gateway, paymentId, MERCHANT), 500, 'internal_error');
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
  });
});
