import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPayHandler, type PayHandlerOptions } from '../../../../src/server/merchant/index.js';
import type { StrictWalletRpc } from '../../../../demo/gateway/wire/payment-options.js';
import { scriptedFetch } from '../../../support/scripted-fetch.js';
import { settle } from '../../../support/virtual-clock.js';
import { getHeaders } from '../merchant.js';
import { createBuyer, openPayShop, OWN_PAGE, readCode, SHOP } from './shop.js';

interface Option {
  readonly id: string;
  readonly actions: readonly { readonly type: string; readonly data: StrictWalletRpc & { readonly data: string } }[];
}

const loadOptions = async (answer: Promise<Response>): Promise<readonly Option[]> => {
  const response = await answer;
  assert.equal(response.status, 200, await response.clone().text());
  return ((await response.json()) as { options: readonly Option[] }).options;
};

describe('the pay handler', () => {
  it('lets a buyer pay at the gateway with the key of a wallet', async () => {
    const { sandbox, paymentId, call, errors } = await openPayShop({ walletKey: 'wcp_test_wallet' });
    const { account, sign } = await createBuyer(sandbox);
    const [option] = await loadOptions(call('options?includePaymentInfo=true', { accounts: [account] }));
    const { id: optionId, actions } = option!;
    const results = actions.map(({ data }) => ({ type: 'walletRpc', data: [sign(data)] }));
    const response = await call('confirm', { optionId, results });
    assert.deepEqual([response.status, ((await response.json()) as { status: string }).status], [200, 'processing']);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    await sandbox.clock.advance(1_000);
    assert.equal((await sandbox.gateway.payments.get(paymentId)).state.status, 'succeeded');
    assert.deepEqual(errors, []);
  });

  it("answers with the gateway's payment details only if the page asks for them", async () => {
    const { call } = await openPayShop();
    const getInfo = async (query: string) =>
      (
        (await (await call(`options${query}`, { accounts: [] })).json()) as {
          info: { amount: { value: string } } | null;
        }
      ).info;
    assert.equal(await getInfo('?x=1'), null);
    assert.equal((await getInfo('?includePaymentInfo=true'))?.amount.value, '5000');
  });

  it("sends the gateway the page's body, and no header of the page", async () => {
    const { sandbox, call, paymentId } = await openPayShop({ apiVersion: '2026-02-18' });
    await call(
      'fetch',
      { optionId: 'opt_1', data: '' },
      { headers: { ...OWN_PAGE, cookie: 'session=1', 'x-more': '1' } },
    );
    const [request] = sandbox.requests;
    assert.equal(request?.url, `http://localhost:4242/v1/gateway/payment/${paymentId}/fetch`);
    assert.equal(request.init.body, '{"optionId":"opt_1","data":""}');
    assert.deepEqual(getHeaders(request), {
      Accept: 'application/json',
      'App-Id': 'app_demo',
      'Client-Id': paymentId,
      'Content-Type': 'application/json',
      'Svc-Version': '2026-02-18',
    });
  });

  it('takes the client id from a function of the request', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({}));
    const handle = createPayHandler({
      baseUrl: 'https://pay.example',
      appId: 'app',
      clientId: ({ request }) => request.headers.get('cookie') ?? '',
      authorize: () => true,
      fetch,
    });
    await handle(
      new Request(`${SHOP}/pay/pay_1/options`, { method: 'POST', headers: { ...OWN_PAGE, cookie: 'c1' }, body: '{}' }),
    );
    assert.equal(getHeaders(sent[0]!)['Client-Id'], 'c1');
  });

  it('takes the payment id from getPaymentId', async () => {
    const { post, paymentId } = await openPayShop({ getPaymentId: ({ url }) => new URL(url).searchParams.get('id') });
    assert.equal((await post(`/pay/options?id=${paymentId}`, { accounts: [] })).status, 200);
    assert.equal((await post('/pay/options', { accounts: [] })).status, 404);
  });

  it("forwards the gateway's refusal of a confirmation of an unknown option, and reports nothing", async () => {
    const { sandbox, call, paymentId, errors } = await openPayShop();
    const url = `http://localhost:4242/v1/gateway/payment/${paymentId}/confirm`;
    const headers = { 'App-Id': 'app_demo', 'Client-Id': '1', 'Content-Type': 'application/json' };
    const body = { optionId: 'no', results: [] };
    const direct = await sandbox.gateway.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    const response = await call('confirm', body);
    assert.deepEqual([direct.status, response.status], [400, 400]);
    assert.deepEqual(await response.json(), await direct.json());
    assert.deepEqual(errors, []);
  });

  it('forwards Retry-After with 429 and 503', async () => {
    for (const status of [429, 503]) {
      const { sandbox, call, errors } = await openPayShop();
      sandbox.handler = () =>
        Response.json({ code: 'rate_limited', message: 'slowly' }, { status, headers: { 'retry-after': '7' } });
      const response = await call('confirm');
      assert.deepEqual([response.status, response.headers.get('retry-after')], [status, '7']);
      assert.deepEqual(await response.json(), { code: 'rate_limited', message: 'slowly' });
      assert.equal(errors.length, 1);
    }
  });

  it('answers 502 if the gateway does not accept the credentials, reports it, and says nothing of it to the page', async () => {
    const walletKey = 'wcp_test_unknown';
    const { call, errors } = await openPayShop({ walletKey });
    const response = await call('options', { accounts: [] });
    assert.deepEqual([response.status, await readCode(response)], [502, 'internal_error']);
    assert.match(String(errors[0]), /check appId and clientId, or walletKey/);
    assert.doesNotMatch(String(errors[0]), new RegExp(walletKey));
  });

  it('blames no credentials for a 403 of a firewall', async () => {
    const { sandbox, call, errors } = await openPayShop();
    sandbox.handler = () => Response.json({ message: 'Forbidden' }, { status: 403 });
    const response = await call('confirm');
    assert.deepEqual([response.status, await readCode(response)], [502, 'internal_error']);
    assert.match(String(errors[0]), /answered 403 without an error code: .* firewalls/);
    assert.doesNotMatch(String(errors[0]), /appId/);
  });

  it("shows the page neither the key nor the gateway's address, even if the gateway quotes them", async () => {
    const walletKey = 'a-secret-of-another-format';
    const { sandbox, call, errors } = await openPayShop({ walletKey });
    for (const status of [400, 500]) {
      const message = `http://localhost:4242/v1 (localhost:4242, LocalHost:4242) refused ${walletKey} and wcp_live_other`;
      sandbox.handler = () => Response.json({ code: 'params_validation', message }, { status });
      const text = await (await call('confirm')).text();
      assert.doesNotMatch(text, /4242|secret|live_other/);
    }
    assert.doesNotMatch(JSON.stringify(errors.map(String)), /a-secret|live_other/);
  });

  for (const [baseUrl, quoted] of [
    ['https://gw.internal:8443', 'GW.internal:9000.'],
    ['https://bücher.example', 'bücher.example'],
    ['https://gw.internal/k/secret-123', 'https://gw.internal/k/secret-123/v1/payments'],
    ['http://[::1]:4242', '[::1]:4242'],
  ] as const)
    it(`shows the page no part of ${baseUrl} if the gateway quotes ${quoted}`, async () => {
      const { call } = await openPayShop({
        baseUrl,
        fetch: async () => Response.json({ code: 'invalid_state', message: `At ${quoted} it failed` }, { status: 400 }),
      });
      const { message } = (await (await call('confirm')).json()) as { readonly message: string };
      assert.match(message, /^At (key )?…\.? it failed$/);
    });

  const failures: readonly (readonly [string, () => Promise<Response> | Response, number])[] = [
    ['cannot be reached', () => Promise.reject(new TypeError('refused')), 502],
    ['answers with HTML', () => new Response('<html>', { status: 200 }), 502],
    ['answers with another object', () => Response.json({ message: 'Forbidden' }), 502],
    ['does not know the path', () => new Response('<html>', { status: 404 }), 404],
    ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }), 502],
  ];
  for (const [what, answer, status] of failures) {
    it(`answers ${status} and reports it if the gateway ${what}`, async () => {
      const { sandbox, call, errors } = await openPayShop();
      sandbox.handler = answer;
      const response = await call('confirm');
      assert.equal(response.status, status);
      assert.equal(errors.length, 1);
      const body = (await response.json()) as { message: string };
      assert.doesNotMatch(body.message, /4242/);
    });
  }

  it('answers 504 if the gateway does not answer in time, and sends nothing again', async () => {
    const { sandbox, call, errors } = await openPayShop({ requestTimeoutMs: 3_000 });
    sandbox.handler = () => new Promise(() => undefined);
    const answer = call('confirm');
    await settle();
    await sandbox.clock.advance(3_000);
    assert.equal((await answer).status, 504);
    assert.deepEqual([errors.length, sandbox.requests.length], [1, 1]);
  });

  it("aborts the gateway's request when the page disconnects", async () => {
    const { sandbox, call } = await openPayShop({ onError: () => assert.fail('it is no error') });
    let isAborted = false;
    sandbox.handler = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason as Error);
        });
      });
    const page = new AbortController();
    const answer = call('options', { accounts: [] }, { signal: page.signal });
    for (let turns = 0; turns < 100 && !sandbox.inFlight; turns++) await settle();
    assert.equal(sandbox.inFlight, 1);
    page.abort();
    assert.equal((await answer).status, 499);
    assert.equal(isAborted, true);
  });
});

describe('the options of the pay handler', () => {
  const create = (options: object) => () =>
    createPayHandler({
      baseUrl: 'https://pay.example',
      authorize: () => true,
      ...options,
    } as unknown as PayHandlerOptions);
  const wrong = [
    ['neither an app id nor a key', {}, 'missing_credentials'],
    ['both an app id and a key', { appId: 'app', walletKey: 'key' }, 'conflicting_credentials'],
    ['an API key as app id', { appId: 'wcp_test_1' }, 'invalid_credentials'],
    ['a key with a line break', { walletKey: 'key\n' }, 'invalid_credentials'],
    ['no authorize', { appId: 'app', authorize: undefined }, 'missing_authorize'],
    ['an origin with a path', { appId: 'app', origins: ['https://shop.example/'] }, 'invalid_option'],
    ['a limit of none', { appId: 'app', maxRequestsPerMinute: 0 }, 'invalid_option'],
  ] as const;
  for (const [what, options, code] of wrong) {
    it(`are refused with ${what}`, () => {
      assert.throws(create(options), { name: 'ConfigurationError', code });
    });
  }
});
