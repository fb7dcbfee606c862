import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Fault } from '../../../gateway/wire/fault.js';
import { BUYER, createTestGateway, MERCHANT, ORDER } from '../../support/test-gateway.js';

/** The request headers of the public service's own browser client, as Chromium announces them. */
const PREFLIGHT = {
  Origin: 'https://shop.example',
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers':
    'api-version,app-id,client-id,content-type,sdk-name,sdk-platform,sdk-version,wcp-version',
};

const STATUS = '/v1/gateway/payment/pay_1/status';

const assertReadable = (response: Response): void => {
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
  assert.equal(response.headers.get('Access-Control-Expose-Headers'), 'Retry-After, Date');
};

const assertNoCors = (response: Response): void => {
  const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  assert.deepEqual(names, []);
};

describe('the buyer routes let pages of other origins read', () => {
  it('a successful response', async () => {
    const { create, sendRequest } = createTestGateway();
    const { paymentId } = await create();
    for (const path of [`/v1/gateway/payment/${paymentId}/status`, `/v1/gateway/payment/${paymentId}`]) {
      const response = await sendRequest(path, { headers: BUYER });
      assert.equal(response.status, 200);
      assertReadable(response);
    }
  });

  for (const [title, status, path, options] of [
    ['a refusal of credentials', 401, STATUS, {}],
    ['a refusal of a parameter', 400, `${STATUS}?maxPollMs=-1`, { headers: BUYER }],
    ['an unknown payment', 404, STATUS, { headers: BUYER }],
    ['an unknown address', 404, '/v1/gateway/nothing', { headers: BUYER }],
    ['a wrong method', 405, STATUS, { method: 'POST', headers: BUYER }],
  ] as const) {
    it(title, async () => {
      const response = await createTestGateway().sendRequest(path, options);
      assert.equal(response.status, status);
      assertReadable(response);
    });
  }

  it('an internal error', async () => {
    const gateway = createTestGateway({ onError: () => undefined });
    gateway.payments.get = () => Promise.reject(new Error('broken'));
    const response = await gateway.sendRequest(STATUS, { headers: BUYER });
    assert.equal(response.status, 500);
    assertReadable(response);
  });

  for (const fault of [
    { route: 'GET /v1/gateway/*', kind: 'status', status: 503 },
    { route: 'GET /v1/gateway/*', kind: 'truncate' },
    { route: 'GET /v1/gateway/*', kind: 'status', status: 304 },
  ] satisfies Fault[]) {
    it(`an injected ${fault.kind} ${'status' in fault ? fault.status : ''}`, async () => {
      const { sendRequest, faults } = createTestGateway();
      faults.add(fault);
      assertReadable(await sendRequest(STATUS, { headers: BUYER }));
    });
  }
});

describe('a preflight of a buyer route', () => {
  for (const path of [STATUS, '/v1/gateway/payment/pay_1', '/v1/gateway/nothing']) {
    it(`is answered without credentials: ${path}`, async () => {
      const response = await createTestGateway().sendRequest(path, { method: 'OPTIONS', headers: PREFLIGHT });
      assert.equal(response.status, 204);
      assertReadable(response);
      assert.equal(response.headers.get('Access-Control-Max-Age'), '7200');
      const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ') ?? [];
      for (const name of PREFLIGHT['Access-Control-Request-Headers'].split(','))
        assert.ok(allowed.includes(name), name);
      assert.match(response.headers.get('Access-Control-Allow-Methods') ?? '', /\bGET\b/);
    });
  }

  it('is hit by a fault only when the fault names OPTIONS or every method', async () => {
    const { sendRequest, faults } = createTestGateway();
    faults.add({ route: 'GET /v1/gateway/*', kind: 'status', status: 503 });
    assert.equal((await sendRequest(STATUS, { method: 'OPTIONS', headers: PREFLIGHT })).status, 204);
    faults.add({ route: 'OPTIONS /v1/gateway/*', kind: 'status', status: 503 });
    const response = await sendRequest(STATUS, { method: 'OPTIONS', headers: PREFLIGHT });
    assert.equal(response.status, 503);
    assertReadable(response);
  });
});

describe('no page of another origin can read', () => {
  for (const [title, path, options] of [
    ['a created payment', '/v1/payments', { headers: MERCHANT, body: ORDER }],
    ['a cancel', '/v1/payments/pay_1/cancel', { method: 'POST', headers: MERCHANT }],
    ['a preflight of create', '/v1/payments', { method: 'OPTIONS', headers: PREFLIGHT }],
    ['a preflight of the sandbox', '/sandbox/clock', { method: 'OPTIONS', headers: PREFLIGHT }],
  ] as const) {
    it(title, async () => {
      assertNoCors(await createTestGateway().sendRequest(path, options));
    });
  }
});

describe('every response', () => {
  const PATHS = ['/v1/payments', STATUS, '/v1/nothing', '/sandbox/nothing', '/health'];

  it('is not cached and has the time of the gateway', async () => {
    const { sendRequest, clock, faults } = createTestGateway();
    await clock.advance(86_400_000);
    const assertHeaders = (response: Response): void => {
      assert.equal(response.headers.get('Cache-Control'), 'no-store');
      assert.equal(response.headers.get('Date'), 'Thu, 19 Feb 2026 12:00:00 GMT');
    };
    for (const path of PATHS) assertHeaders(await sendRequest(path));
    assertHeaders(await sendRequest(STATUS, { method: 'OPTIONS', headers: PREFLIGHT }));
    faults.add({ route: '* /v1/*', kind: 'status' });
    assertHeaders(await sendRequest(STATUS));
  });
});
