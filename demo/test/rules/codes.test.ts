import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ERROR_CODES, type KnownErrorCode } from 'pay-status/contract';
import { createGatewayMemoryStore } from '../../gateway/store/memory/memory-store.js';
import { covers } from '../support/covers.js';
import { reach, takeStep } from '../support/reach.js';
import {
  assertRefused,
  BUYER,
  createTestGateway,
  LIVE_MERCHANT,
  MERCHANT,
  PARTNER,
  ORDER,
  WALLET,
  type TestGateway,
} from '../support/test-gateway.js';
import { offer, signed, createWallet } from '../support/wallet.js';
import { CODES } from './codes.js';

const STATUS = '/v1/gateway/payment/pay_none/status';
const API_KEY = { 'Api-Key': MERCHANT['Api-Key'] };
const MERCHANT_ID = { 'Merchant-Id': MERCHANT['Merchant-Id'] };

type Headers = Readonly<Record<string, string>>;
type Send = (gateway: TestGateway) => Promise<Response>;

const createWith =
  (headers: Headers, body: unknown = ORDER): Send =>
  ({ sendRequest }) =>
    sendRequest('/v1/payments', { headers, body });

const readWith =
  (headers: Headers): Send =>
  ({ sendRequest }) =>
    sendRequest(STATUS, { headers });

const stepWith =
  (headers: Headers): Send =>
  ({ sendRequest }) =>
    sendRequest('/sandbox/clock', { headers, body: { advanceMs: 0 } });

const refund = ({ sendRequest }: TestGateway, paymentId: string): Promise<Response> =>
  sendRequest('/v1/refunds', { headers: MERCHANT, body: { paymentId } });

/** Sends a request that is refused with the code. */
const PROVOKE: Readonly<Partial<Record<KnownErrorCode, Send>>> = {
  async rate_limited({ sendRequest }) {
    await sendRequest(STATUS, { headers: BUYER });
    return sendRequest(STATUS, { headers: BUYER });
  },
  invalid_params: createWith(MERCHANT, '{'),
  params_validation: createWith(MERCHANT, { ...ORDER, referenceId: '' }),
  async idempotency_conflict(gateway) {
    const headers = { ...MERCHANT, 'Idempotency-Key': 'k1' };
    await createWith(headers)(gateway);
    return createWith(headers, { ...ORDER, referenceId: 'order 2' })(gateway);
  },
  internal_error: readWith(BUYER),
  invalid_api_key: createWith({ ...MERCHANT, 'Api-Key': 'wcp_test_nobody' }),
  unauthorized: createWith({ ...MERCHANT, 'Merchant-Id': 'merchant_other' }),
  forbidden: stepWith({ Host: 'evil.example' }),
  missing_api_key: createWith(MERCHANT_ID),
  missing_merchant_api_key: createWith({ ...MERCHANT_ID, ...WALLET }),
  missing_merchant_id: createWith(API_KEY),
  header_not_ascii: createWith({ ...MERCHANT, 'Sdk-Name': 'pâte' }),
  not_sandbox_api_key: stepWith(LIVE_MERCHANT),
  missing_app_id: readWith({ 'Client-Id': 'client_1' }),
  missing_client_id: readWith({ 'App-Id': 'app_demo' }),
  invalid_app_id: readWith({ ...BUYER, 'App-Id': 'app_nobody' }),
  conflicting_auth_headers: readWith({ ...WALLET, ...BUYER }),
  missing_auth_headers: readWith({}),
  payment_not_found: readWith(BUYER),
  invalid_state: async (gateway) => takeStep(gateway, await reach(gateway, 'succeeded'), 'cancel'),
  payment_expired: async (gateway) =>
    createWallet(gateway, await reach(gateway, 'expired')).fetch({ optionId: 'opt_1', data: '' }),
  async quote_expired(gateway) {
    const { wallet, options } = await offer(gateway);
    const quoted = options.find(({ expiresAt }) => expiresAt !== null);
    assert.ok(quoted?.expiresAt);
    await gateway.clock.advance(quoted.expiresAt * 1000 - gateway.clock.nowMs());
    return wallet.confirm(await signed(quoted));
  },
  payment_not_succeeded: async (gateway) => refund(gateway, await reach(gateway, 'failed')),
  async already_refunded(gateway) {
    const paymentId = await reach(gateway, 'succeeded');
    await refund(gateway, paymentId);
    return refund(gateway, paymentId);
  },
  merchant_not_found: createWith({ ...PARTNER, 'Merchant-Id': 'mrch_none' }),
  invalid_api_version: createWith({ ...MERCHANT, 'Svc-Version': 'latest' }),
  unknown_api_version: createWith({ ...MERCHANT, 'Svc-Version': '2025-01-01' }),
  api_version_downgrade: createWith({ ...MERCHANT, 'Svc-Version': '2026-02-18' }),
  async sanctioned_user(gateway) {
    const { wallet } = await offer(gateway);
    await gateway.sendRequest('/sandbox/rail', { method: 'PUT', body: { sanctioned: true } });
    return wallet.options();
  },
};

const OPTIONS: Readonly<Partial<Record<KnownErrorCode, Parameters<typeof createTestGateway>[0]>>> = {
  rate_limited: { requestsPerMinute: 1 },
  internal_error: {
    store: { ...createGatewayMemoryStore(), read: () => Promise.reject(new Error('the store is unavailable')) },
    onError: () => undefined,
  },
  api_version_downgrade: { pinnedVersion: '2026-02-19.preview' },
};

const entries = Object.entries(CODES) as [KnownErrorCode, (typeof CODES)[KnownErrorCode]][];

describe('an error code', () => {
  for (const [code, { status, when }] of entries) {
    if (when === null) continue;
    it(`${code} with status ${status} is returned for ${when}`, async () => {
      covers(`codes.${code}`, 'fields.error.1', 'fields.error.2');
      const provoke = PROVOKE[code];
      assert.ok(provoke, 'no request causes it');
      await assertRefused(await provoke(createTestGateway(OPTIONS[code])), status, code);
    });
  }
});

describe('an injected error code', () => {
  for (const [code, { status }] of entries) {
    it(`${code} is returned with status ${status}`, async () => {
      covers(`codes.${code}`);
      const { sandbox, sendRequest } = createTestGateway();
      const fault = await sandbox('faults', { route: 'GET /v1/*', kind: 'status', code, times: 1 });
      assert.equal(fault.status, 201);
      await assertRefused(await sendRequest(STATUS, { headers: BUYER }), status, code);
      await assertRefused(await sendRequest(STATUS, { headers: BUYER }), 404, 'payment_not_found');
    });
  }

  it('must be a code of the interface', async () => {
    covers('fields.error.1');
    const { sandbox } = createTestGateway();
    const fault = { route: 'GET /v1/*', kind: 'status', code: 'out_of_coffee' };
    assert.match(await assertRefused(await sandbox('faults', fault), 400, 'params_validation'), /code/);
  });
});

it('the contract and the rules have the same codes', () => {
  assert.deepEqual(
    entries.map(([code]) => code),
    ERROR_CODES,
  );
});
