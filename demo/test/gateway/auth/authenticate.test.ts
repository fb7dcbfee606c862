import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { KnownErrorCode } from 'pay-status/contract';
import type { RuleId } from '../../rules/index.js';
import { covers } from '../../support/covers.js';
import {
  assertRefused,
  BUYER,
  createTestGateway,
  LIVE_MERCHANT,
  MERCHANT,
  PARTNER,
  WALLET,
} from '../../support/test-gateway.js';

type Case = readonly [title: string, headers: Record<string, string>, status: number, code: KnownErrorCode];

/** The rules that name a code. */
const RULES_OF: Readonly<Partial<Record<KnownErrorCode, readonly RuleId[]>>> = {
  header_not_ascii: ['auth.5'],
  conflicting_auth_headers: ['auth.6'],
  missing_auth_headers: ['auth.7'],
};

const MERCHANT_CASES: readonly Case[] = [
  ['nothing', {}, 401, 'missing_auth_headers'],
  ['empty headers', { 'Api-Key': '', 'Merchant-Id': ' ' }, 401, 'missing_auth_headers'],
  ['the credentials of a page', BUYER, 401, 'missing_merchant_api_key'],
  ['the key of a partner alone', PARTNER, 401, 'missing_merchant_id'],
  ['two keys', { ...MERCHANT, 'Api-Key': 'wcp_test_demo, wcp_test_other' }, 400, 'conflicting_auth_headers'],
  ['a merchant id that is not ASCII', { ...MERCHANT, 'Merchant-Id': 'café' }, 400, 'header_not_ascii'],
];

const PARTNER_CASES: readonly Case[] = [
  ['nothing', {}, 401, 'missing_api_key'],
  ['the credentials of a page', BUYER, 401, 'missing_api_key'],
  ['the legacy header of a key', { 'X-Api-Key': 'wcp_test_partner' }, 401, 'missing_api_key'],
  ['an unknown key', { 'Api-Key': 'wcp_test_nobody' }, 401, 'invalid_api_key'],
  ['the key of a merchant', MERCHANT, 401, 'invalid_api_key'],
  ['the key of a wallet', WALLET, 401, 'invalid_api_key'],
  ['two keys', { ...PARTNER, 'X-Api-Key': 'wcp_live_partner' }, 400, 'conflicting_auth_headers'],
  ['a merchant id that is not ASCII', { ...PARTNER, 'Merchant-Id': 'café' }, 400, 'header_not_ascii'],
];

const BUYER_CASES: readonly Case[] = [
  ['nothing', {}, 401, 'missing_auth_headers'],
  ['the key of a merchant', { 'Api-Key': 'wcp_test_demo' }, 401, 'unauthorized'],
  ['the key and the id of a merchant', MERCHANT, 401, 'unauthorized'],
  ['the key of a partner', PARTNER, 401, 'unauthorized'],
  ['an sdk name that is not ASCII', { ...BUYER, 'Sdk-Name': 'pâte' }, 400, 'header_not_ascii'],
];

const KEY = { 'Api-Key': 'wcp_test_demo' };
const LEGACY_KEY = { 'X-Api-Key': 'wcp_test_demo' };
const APP = { 'App-Id': 'app_demo' };

/** Credentials of more than one caller. */
const CONFLICTS = [
  { ...KEY, ...APP },
  { ...LEGACY_KEY, ...APP },
  { ...MERCHANT, 'X-Api-Key': 'wcp_live_demo' },
];

/** Headers with a character that is not ASCII; the interface does not name them. */
const NOT_ASCII = [{ 'Content-Type': 'application/json; x=é' }, { Cookie: 'a=é' }, { 'X-Anything': '\u00a0' }];

const MERCHANT_ROUTES = [
  ['POST', '/v1/payments'],
  ['GET', '/v1/payments/pay_1/status'],
  ['POST', '/v1/payments/pay_1/cancel'],
  ['POST', '/v1/refunds'],
] as const;

const PARTNER_ROUTES = [
  ['POST', '/v1/merchants'],
  ['GET', '/v1/merchants'],
  ['GET', '/v1/merchants/merchant_demo'],
  ['PATCH', '/v1/merchants/merchant_demo'],
  ['DELETE', '/v1/merchants/merchant_demo'],
  ['GET', '/v1/merchants/merchant_demo/settlements'],
  ['POST', '/v1/merchants/merchant_demo/settlements/crypto'],
  ['PUT', '/v1/merchants/merchant_demo/settlements/crypto/crypto_1'],
  ['DELETE', '/v1/merchants/merchant_demo/settlements/crypto/crypto_1'],
] as const;

const BUYER_ROUTES = [
  ['GET', '/v1/gateway/payment/pay_1/status'],
  ['GET', '/v1/gateway/payment/pay_1'],
] as const;

for (const [routes, cases] of [
  [MERCHANT_ROUTES, MERCHANT_CASES],
  [PARTNER_ROUTES, PARTNER_CASES],
  [BUYER_ROUTES, BUYER_CASES],
] as const) {
  for (const [method, path] of routes) {
    describe(`${method} ${path}`, () => {
      for (const [title, headers, status, code] of cases) {
        it(`answers ${title} with ${status} ${code}`, async () => {
          covers('auth.8', `codes.${code}`, ...(RULES_OF[code] ?? []));
          const { sendRequest } = createTestGateway();
          await assertRefused(await sendRequest(path, { method, headers }), status, code);
        });
      }
    });
  }
}

for (const [method, path] of [
  ['POST', '/v1/payments'],
  ['GET', '/v1/gateway/payment/pay_1/status'],
  ['POST', '/v1/refunds'],
  ['GET', '/v1/merchants/merchant_demo/payments'],
  ['POST', '/v1/gateway/payment/pay_1/confirm'],
] as const)
  describe(`${method} ${path}`, () => {
    for (const headers of CONFLICTS)
      it(`refuses the credentials of two callers: ${JSON.stringify(headers)}`, async () => {
        covers('auth.6');
        const { sendRequest } = createTestGateway();
        await assertRefused(await sendRequest(path, { method, headers }), 400, 'conflicting_auth_headers');
      });

    for (const headers of NOT_ASCII)
      it(`refuses headers that are not ASCII: ${Object.keys(headers).join()}`, async () => {
        covers('auth.5');
        const { sendRequest } = createTestGateway();
        const response = await sendRequest(path, { method, headers: { ...MERCHANT, ...headers } });
        await assertRefused(response, 400, 'header_not_ascii');
      });
  });

describe('a payment of another merchant', () => {
  for (const [method, action] of [
    ['GET', 'status'],
    ['POST', 'cancel'],
  ] as const) {
    it(`does not exist for ${action}`, async () => {
      const { addMerchant, create, sendRequest } = createTestGateway();
      const { paymentId } = await create({}, await addMerchant());
      const response = await sendRequest(`/v1/payments/${paymentId}/${action}`, { method, headers: MERCHANT });
      await assertRefused(response, 404, 'payment_not_found');
    });
  }
});

describe('the environments', () => {
  it('keep a live payment from the test key of the same merchant', async () => {
    covers('auth.10');
    const { create, sendRequest } = createTestGateway();
    const { paymentId } = await create({}, LIVE_MERCHANT);
    for (const [method, action] of [
      ['GET', 'status'],
      ['POST', 'cancel'],
    ] as const) {
      const response = await sendRequest(`/v1/payments/${paymentId}/${action}`, { method, headers: MERCHANT });
      await assertRefused(response, 404, 'payment_not_found');
    }
  });

  it('are both accessible with an app id', async () => {
    const { create, status } = createTestGateway();
    for (const merchant of [MERCHANT, LIVE_MERCHANT]) {
      const { paymentId } = await create({}, merchant);
      assert.equal((await status(paymentId, { headers: BUYER })).status, 'requires_action');
    }
  });

  it('refuse a live key on the sandbox routes', async () => {
    covers('auth.9', 'codes.not_sandbox_api_key');
    const { create, sendRequest } = createTestGateway();
    const { paymentId } = await create({}, LIVE_MERCHANT);
    const path = `/sandbox/payments/${paymentId}/process`;
    for (const headers of [LIVE_MERCHANT, { 'X-Api-Key': 'wcp_live_demo' }])
      await assertRefused(await sendRequest(path, { headers, body: {} }), 403, 'not_sandbox_api_key');
    assert.equal((await sendRequest(path, { headers: MERCHANT, body: {} })).status, 200);
  });
});

describe('an authenticated caller', () => {
  for (const [title, headers, rules] of [
    ['a merchant', MERCHANT, ['auth.1']],
    ['a wallet', WALLET, ['auth.2', 'endpoints.gateway.1', 'endpoints.gateway.3']],
    ['a wallet that names its client', { ...WALLET, 'Client-Id': 'client_1' }, ['auth.2']],
    ['a page whose client has a comma', { ...BUYER, 'Client-Id': 'Doe, Jane' }, ['auth.3']],
    ['a page', BUYER, ['auth.3', 'endpoints.gateway.2', 'endpoints.gateway.3']],
  ] as const) {
    it(`reads the status as ${title}`, async () => {
      covers(...rules);
      const { create, status } = createTestGateway();
      const { paymentId } = await create();
      assert.equal((await status(paymentId, { headers })).status, 'requires_action');
    });
  }
});
