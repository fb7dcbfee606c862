import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ERROR_CODES_BY_GROUP } from '../../../src/contract/known-error-codes.js';
import {
  GatewayError,
  isPayError,
  type PayError,
  type MerchantClient,
  type MerchantClientOptions,
} from '../../../src/server/merchant/index.js';
import { BASE_URL, Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { createSandboxClient, createScriptedClient, ORDER } from './merchant.js';

const getError = async (client: MerchantClient): Promise<PayError> => {
  const error = await getRejection(client.createPayment(ORDER, { maxAttempts: 1 }));
  assert.ok(isPayError(error));
  return error;
};

const refuse = async (options: Partial<MerchantClientOptions>): Promise<PayError> =>
  getError(createSandboxClient(new Sandbox(), options));

const answer = async (response: () => Response | Promise<Response>): Promise<PayError> =>
  getError(createScriptedClient(scriptedFetch(response).fetch));

describe('an error of the merchant client', () => {
  const wrong: readonly (readonly [options: Partial<MerchantClientOptions>, cause: string])[] = [
    [{ apiKey: 'wcp_test_wrong' }, 'apiKey'],
    [{ merchantId: 'merchant_wrong' }, 'apiKey and merchantId'],
  ];
  for (const [options, cause] of wrong) {
    it(`says who answered, what, and to check ${cause}: ${JSON.stringify(options)}`, async () => {
      const error = await refuse(options);
      assert.ok(error instanceof GatewayError);
      assert.ok(error.message.startsWith(`${BASE_URL} answered: `), error.message);
      assert.ok(error.message.endsWith(`. Check ${cause}.`), error.message);
    });
  }

  for (const code of ERROR_CODES_BY_GROUP.authentication) {
    // The others are about a buyer's credentials, or several headers.
    const isMerchants = /api_key|merchant|unauthorized|forbidden/.test(code);
    it(`${isMerchants ? 'names the options to check' : "keeps the gateway's message"} for ${code}`, async () => {
      const error = await answer(() => Response.json({ code, message: 'No' }, { status: 401 }));
      const named = /^https:\/\/pay\.example\/api answered: No\. Check (apiKey|merchantId|apiKey and merchantId)\.$/;
      assert.match(error.message, isMerchants ? named : /^No$/);
      assert.equal(error.code, code);
    });
  }

  for (const [status, options] of [
    [302, 'baseUrl'],
    [404, 'baseUrl and merchantId'],
    [405, 'baseUrl'],
    [401, 'apiKey and merchantId'],
  ] as const) {
    it(`says to check ${options} for a ${status} without a code`, async () => {
      const error = await answer(() => new Response('<h1>Hello</h1>', { status }));
      assert.ok(error.message.endsWith(` Check ${options}.`), error.message);
      assert.equal(error.code, `http_${status}`);
    });
  }

  it('says to check baseUrl for a path that the gateway does not have', async () => {
    const error = await refuse({ baseUrl: `${BASE_URL}/shop` });
    assert.equal(error.message, `${BASE_URL}/shop answered: Route not found. Check baseUrl.`);
  });

  it('says that baseUrl must not end in /v1, which every path begins with', async () => {
    for (const slash of ['', '/']) {
      const error = await refuse({ baseUrl: `${BASE_URL}/v1${slash}` });
      assert.ok(error.message.endsWith(' Check baseUrl: it must not end in /v1.'), error.message);
    }
  });

  for (const status of [400, 403, 408, 413, 429, 500, 502, 503]) {
    it(`blames no option for ${status}`, async () => {
      const error = await answer(() => new Response('busy', { status, headers: { 'Retry-After': '7' } }));
      assert.equal(error.message, `The gateway answered with HTTP status ${status}.`);
      assert.equal((error as GatewayError).retryAfterMs, 7_000);
    });
  }

  it("keeps the gateway's message of a 400, which an endpoint may show to the buyer", async () => {
    for (const code of [...ERROR_CODES_BY_GROUP.payment, ...ERROR_CODES_BY_GROUP.versioning]) {
      const error = await answer(() => Response.json({ code, message: 'It has already succeeded' }, { status: 400 }));
      assert.equal(error.message, 'It has already succeeded');
    }
  });

  it('names the address that does not answer', async () => {
    const error = await answer(() => Promise.reject(new TypeError('fetch failed')));
    assert.match(error.message, /^No answer from https:\/\/pay\.example\/\S+ Check the address/);
    assert.ok(error.cause instanceof TypeError);
  });
});
