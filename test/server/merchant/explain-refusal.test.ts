import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
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
import { API_KEY, createSandboxClient, createScriptedClient, ORDER } from './merchant.js';

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
    [404, 'baseUrl and merchantId'],
    [401, 'apiKey and merchantId'],
  ] as const) {
    it(`says to check ${options} for a ${status} without a code`, async () => {
      const error = await answer(() => new Response('<h1>Hello</h1>', { status }));
      assert.ok(error.message.endsWith(` Check ${options}.`), error.message);
      assert.equal(error.code, `http_${status}`);
    });
  }

  it('says that baseUrl must not end in /v1, which every path begins with', async () => {
    for (const slash of ['', '/']) {
      const error = await refuse({ baseUrl: `${BASE_URL}/v1${slash}` });
      assert.ok(error.message.endsWith(' Check baseUrl: it must not end in /v1.'), error.message);
    }
  });

  for (const [status, hint] of [
    [400, ' Check baseUrl.'],
    [429, ''],
    [500, ' Check baseUrl.'],
  ] as const) {
    it(`names the address of a ${status} without a message${hint && ', and says to check baseUrl'}`, async () => {
      const error = await answer(() => new Response('busy', { status, headers: { 'Retry-After': '7' } }));
      assert.equal(error.message, `https://pay.example/api answered with HTTP status ${status}.${hint}`);
      assert.equal((error as GatewayError).retryAfterMs, 7_000);
    });
  }

  it('says to check baseUrl for a redirect', async () => {
    const error = await answer(() => Response.redirect('https://www.pay.example/'));
    assert.equal(error.message, 'https://pay.example/api answered with HTTP status 302. Check baseUrl.');
  });

  it('says what an idempotency key must be when it came with another request, without quoting it', async () => {
    const sandbox = new Sandbox();
    const client = createSandboxClient(sandbox);
    const options = { idempotencyKey: 'customer-7@shop.example' };
    await client.createPayment(ORDER, options);
    const other = { ...ORDER, referenceId: 'order-8' };
    const error = await getRejection(client.createPayment(other, options));
    assert.ok(error instanceof GatewayError);
    assert.equal(error.code, 'idempotency_conflict');
    const hint =
      'idempotencyKey must differ for each payment: use the id of the order, not of the customer or the cart, and the same amount, expiry and URLs each time.';
    assert.ok(error.message.endsWith(`. ${hint}`), error.message);
    assert.ok(!error.message.includes(options.idempotencyKey), error.message);
  });

  it("keeps the gateway's message of a 400, which an endpoint may show to the buyer", async () => {
    for (const code of [...ERROR_CODES_BY_GROUP.payment, ...ERROR_CODES_BY_GROUP.versioning]) {
      const error = await answer(() => Response.json({ code, message: 'It has already succeeded' }, { status: 400 }));
      assert.equal(error.message, 'It has already succeeded');
    }
  });

  it('names the address that does not answer, and the option that holds it', async () => {
    const error = await answer(() => Promise.reject(new TypeError('fetch failed')));
    assert.equal(error.message, 'No answer from https://pay.example/api. Check baseUrl and the connection.');
    assert.ok(error.cause instanceof TypeError);
  });

  const KEY = 'sk-live-of-another-gateway';
  const leaks: readonly (readonly [what: string, apiKey: string, response: () => Response])[] = [
    ['a gateway quotes in another format', KEY, () => Response.json({ message: `${KEY}: no` }, { status: 400 })],
    ['a proxy puts in the code', KEY, () => Response.json({ code: KEY, message: 'No' }, { status: 400 })],
    ['a proxy echoes in an answer of status 200', API_KEY, () => Response.json({ headers: [{ 'Api-Key': API_KEY }] })],
    [
      'a gateway quotes from another request',
      KEY,
      () => Response.json({ message: 'No whsec_c2VjcmV0' }, { status: 400 }),
    ],
  ];
  for (const [what, apiKey, response] of leaks) {
    it(`does not hold a secret that ${what}`, async () => {
      const { fetch } = scriptedFetch(response);
      const client = createScriptedClient(fetch, { apiKey });
      const calls = [client.createPayment(ORDER), client.getPaymentStatus('pay_1'), client.payments.list()];
      for (const error of await Promise.all(calls.map(getRejection))) {
        assert.ok(isPayError(error));
        const logged = inspect(error, { depth: Infinity, showHidden: true });
        for (const secret of [apiKey, 'whsec_c2VjcmV0']) assert.ok(!logged.includes(secret), logged);
      }
    });
  }

  it('keeps words that are equal to a key too short to be secret', async () => {
    const { fetch } = scriptedFetch(() => Response.json({ message: 'No key' }, { status: 400 }));
    const error = await getError(createScriptedClient(fetch, { apiKey: 'key' }));
    assert.equal(error.message, 'No key');
  });
});
