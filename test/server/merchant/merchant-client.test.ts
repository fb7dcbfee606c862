import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { createMerchantClient, isPayError, type MerchantClientOptions } from '../../../src/server/merchant/index.js';
import { PROCESSING } from '../../contract/fixtures.js';
import { Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { API_KEY, createScriptedClient, getHeaders, MERCHANT_ID, ORDER } from './merchant.js';

const OPTIONS = { baseUrl: 'https://pay.example', apiKey: API_KEY, merchantId: MERCHANT_ID };

/** Runs a function with these globals. */
const withGlobals = (names: readonly string[], run: () => void, value: object = {}): void => {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    run();
  } finally {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
};

describe('createMerchantClient', () => {
  it('throws in a page', () => {
    withGlobals(['window', 'document'], () => {
      assert.throws(() => createMerchantClient(OPTIONS), { name: 'ConfigurationError', code: 'server_only' });
    });
    createMerchantClient(OPTIONS);
  });

  it('creates a client on a server that defines only window', () => {
    withGlobals(['window'], () => {
      createMerchantClient(OPTIONS);
    });
  });

  const refused: readonly (readonly [options: Partial<MerchantClientOptions>, code: string])[] = [
    [{ baseUrl: 'http://pay.example' }, 'invalid_base_url'],
    [{ baseUrl: 'https://user:secret@pay.example' }, 'invalid_base_url'],
    [{ apiKey: '' }, 'missing_credentials'],
    [{ apiKey: 'ключ' }, 'invalid_credentials'],
    [{ apiKey: 'key\nInjected: yes' }, 'invalid_credentials'],
    [{ merchantId: 'ключ' }, 'invalid_credentials'],
    [{ apiVersion: 'ключ' }, 'invalid_credentials'],
    [{ sdk: { name: 'ключ' } }, 'invalid_credentials'],
    [{ requestTimeoutMs: 0 }, 'invalid_option'],
  ];
  for (const [options, code] of refused) {
    it(`throws for ${inspect(options)}`, () => {
      const make = () => createMerchantClient({ ...OPTIONS, ...options });
      assert.throws(make, (error) => isPayError(error) && error.code === code && !error.message.includes('ключ'));
    });
  }

  it('names the options that are empty', () => {
    const make = () => createMerchantClient({ ...OPTIONS, baseUrl: '', merchantId: '', apiKey: '' });
    const message =
      'baseUrl, merchantId, apiKey are empty. Check the environment variables that they are read from (Node and tsx read no .env by themselves: add --env-file=.env), or create the client on the first request if a build has none.';
    assert.throws(make, { message });
  });

  for (const secret of [API_KEY, 'whsec_c2VjcmV0']) {
    it(`refuses ${secret} as the merchant id, without printing it`, () => {
      const make = () => createMerchantClient({ ...OPTIONS, merchantId: secret, apiKey: MERCHANT_ID });
      assert.throws(make, (error) => {
        assert.ok(isPayError(error) && error.code === 'invalid_credentials');
        assert.equal(error.message, 'merchantId looks like an API key: are the two swapped?');
        return !inspect(error).includes(secret);
      });
    });
  }

  it('names unknown options when others are missing, without their values', () => {
    const options = { gatewayUrl: 'https://pay.example', merchant_id: 'm', api_key: API_KEY, sdk: {} };
    const make = () => createMerchantClient(options as unknown as MerchantClientOptions);
    assert.throws(make, {
      code: 'missing_credentials',
      message:
        'baseUrl, merchantId, apiKey are empty. Check the environment variables that they are read from (Node and tsx read no .env by themselves: add --env-file=.env), or create the client on the first request if a build has none. ' +
        'Unknown options: gatewayUrl, merchant_id, api_key.',
    });
  });

  it('sends Svc-Version and Sdk-* headers when they are set', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
    const sdk = { name: 'my-shop', version: '1.2.3', platform: 'node' };
    await createScriptedClient(fetch, { apiVersion: '2026-02-18', sdk }).getPaymentStatus('pay_1');
    assert.deepEqual(getHeaders(sent[0]!), {
      Accept: 'application/json',
      'Api-Key': API_KEY,
      'Merchant-Id': MERCHANT_ID,
      'Svc-Version': '2026-02-18',
      'Sdk-Name': 'my-shop',
      'Sdk-Version': '1.2.3',
      'Sdk-Platform': 'node',
    });
  });

  it('looks up the global fetch at each request', async (test) => {
    const { fetch, sent } = scriptedFetch(() => Response.json(PROCESSING));
    const client = createMerchantClient(OPTIONS);
    test.mock.method(globalThis, 'fetch', fetch);
    await client.getPaymentStatus('pay_1');
    assert.equal(sent.length, 1);
  });

  it("uses the machine's clock by default", async () => {
    const sandbox = new Sandbox();
    const client = createMerchantClient({ ...OPTIONS, baseUrl: 'http://localhost:4242/', fetch: sandbox.fetch });
    const { paymentId } = await client.createPayment(ORDER);
    assert.equal((await client.cancelPayment(paymentId)).status, 'cancelled');
    assert.equal((await client.waitForFinal(paymentId)).status, 'cancelled');
  });

  it('shows its key neither in errors nor when it is inspected', async () => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => Response.json({ code: 'invalid_api_key', message: 'Invalid API key' }, { status: 401 }),
      () => Response.json({ status: 7 }),
      () => new Response('no JSON'),
    ];
    const clients = answers.map((answer) => createScriptedClient(scriptedFetch(answer).fetch));
    const errors = await Promise.all(
      clients.map((client) => getRejection(client.createPayment(ORDER, { maxAttempts: 1 }))),
    );
    assert.ok(errors.every(isPayError));
    for (const value of [...clients, ...errors]) {
      assert.ok(!inspect(value, { depth: Infinity, showHidden: true }).includes(API_KEY));
    }
  });
});
