import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStatusUrlClient } from '../../../../src/client/status-url-client.js';
import {
  createStatusHandler,
  MAX_LONG_POLL_MS,
  type StatusHandlerOptions,
} from '../../../../src/server/merchant/index.js';
import { Sandbox, type Step } from '../../../support/sandbox.js';
import { settle } from '../../../support/virtual-clock.js';
import { createSandboxClient } from '../merchant.js';

const SHOP = 'https://shop.example';

/** A shop with a payment and a status handler, which by default authorizes every request. */
const openShop = async (options: Partial<StatusHandlerOptions> = {}) => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  const handle = createStatusHandler({
    client: createSandboxClient(sandbox),
    authorize: () => true,
    onError: () => undefined,
    clock: sandbox.clock,
    ...options,
  });
  const ask = (path = `/pay/${paymentId}`, init: RequestInit = {}): Promise<Response> =>
    handle(new Request(SHOP + path, init));
  return { sandbox, paymentId, handle, ask };
};

const readBody = async (response: Response): Promise<unknown> => response.json();

describe('the status handler', () => {
  it("answers with the gateway's status, with no-store and without the gateway's headers", async () => {
    const { ask } = await openShop();
    const response = await ask();
    assert.equal(response.status, 200);
    assert.deepEqual(await readBody(response), {
      status: 'requires_action',
      isFinal: false,
      pollInMs: 1_000,
      info: null,
    });
    assert.deepEqual(Object.fromEntries(response.headers), {
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
  });

  it("serves a page's own client until the payment is final", async () => {
    const { sandbox, paymentId, handle } = await openShop();
    const page = createStatusUrlClient({
      statusUrl: '/pay/{id}',
      pageUrl: `${SHOP}/order`,
      fetch: (url, init) => handle(new Request(url, init)),
    });
    assert.equal((await page.getPaymentStatus(paymentId)).status, 'requires_action');
    const hold = async (step: Step) => {
      const held = page.getPaymentStatus(paymentId, { maxPollMs: 25_000 });
      await sandbox.clock.advance(5_000);
      await sandbox.step(paymentId, step);
      return held;
    };
    assert.equal((await hold('process')).status, 'processing');
    const paid = await hold('succeed');
    assert.equal(sandbox.requests.length, 3);
    assert.deepEqual([paid.status, paid.isFinal], ['succeeded', true]);
    assert.match(paid.info?.txId ?? '', /^0x/);
    assert.equal(paid.info?.optionAmount?.display.assetSymbol, 'USDC');
  });

  const holds = [
    ['', null],
    ['?maxPollMs=25731', '25731'],
    [`?maxPollMs=${MAX_LONG_POLL_MS + 1}`, '60000'],
    [`?maxPollMs=${'9'.repeat(400)}`, '60000'],
  ] as const;
  for (const [query, maxPollMs] of holds) {
    it(`passes on ${query.slice(0, 30) || 'no maxPollMs'} as ${maxPollMs ?? 'none'}`, async () => {
      const { sandbox, paymentId, ask } = await openShop();
      await sandbox.cancel(paymentId);
      await ask(`/pay/${paymentId}${query}`);
      assert.equal(sandbox.requests[0]?.maxPollMs, maxPollMs);
    });
  }

  for (const maxPollMs of ['-1', '1e3']) {
    it(`refuses a maxPollMs of ${maxPollMs}`, async () => {
      const { sandbox, paymentId, ask } = await openShop();
      const response = await ask(`/pay/${paymentId}?maxPollMs=${encodeURIComponent(maxPollMs)}`);
      assert.equal(response.status, 400);
      assert.equal(((await readBody(response)) as { code: string }).code, 'params_validation');
      assert.equal(sandbox.requests.length, 0);
    });
  }

  for (const method of ['POST', 'HEAD']) {
    it(`answers ${method} with 405`, async () => {
      const { sandbox, ask } = await openShop({ authorize: () => assert.fail('nobody was to be asked') });
      const response = await ask(undefined, { method });
      assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET']);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it("aborts the gateway's request when the page disconnects", async () => {
    const { sandbox, paymentId, ask } = await openShop({ onError: () => assert.fail('it is no error') });
    const page = new AbortController();
    const answer = ask(`/pay/${paymentId}?maxPollMs=25000`, { signal: page.signal });
    await settle();
    assert.equal(sandbox.inFlight, 1);
    page.abort();
    assert.equal((await answer).status, 499);
    await settle();
    assert.equal(sandbox.inFlight, 0);
  });

  it('takes the payment id from getPaymentId', async () => {
    const { paymentId, ask } = await openShop({
      getPaymentId: ({ url }) => new URL(url).searchParams.get('payment'),
    });
    assert.equal((await ask(`/status?payment=${paymentId}`)).status, 200);
    assert.equal((await ask(`/status`)).status, 404);
  });

  const paths = [
    ['/pay/pay_1/', 'pay_1'],
    ['/pay/pay%5Fa-B', 'pay_a-B'],
  ] as const;
  for (const [path, paymentId] of paths) {
    it(`requests the status of ${paymentId} for ${path}`, async () => {
      const asked: string[] = [];
      const { ask } = await openShop({
        authorize: (access) => {
          asked.push(access.paymentId);
          return false;
        },
      });
      await ask(path);
      assert.deepEqual(asked, [paymentId]);
    });
  }

  for (const id of ['pay_1\0', '..', 'pay_1\n', "pay_1'", 'päy_1'])
    it(`answers 404 to ${JSON.stringify(id)} without asking authorize, because no payment has such an id`, async () => {
      const { handle } = await openShop({ authorize: () => assert.fail('it is asked'), getPaymentId: () => id });
      assert.equal((await handle(new Request(SHOP))).status, 404);
    });
});

describe('the status handler, controlling access,', () => {
  it('is not created without authorize', () => {
    const client = createSandboxClient(new Sandbox());
    for (const authorize of [undefined, true, null]) {
      const make = () => createStatusHandler({ client, authorize } as unknown as StatusHandlerOptions);
      assert.throws(make, { name: 'ConfigurationError', code: 'missing_authorize' });
    }
  });

  it('answers an unauthorized caller with exactly the response for an unknown payment', async () => {
    const { sandbox, paymentId, ask } = await openShop({ authorize: ({ paymentId: id }) => id !== paymentId });
    const answers = await Promise.all(
      [paymentId, 'pay_0123456789ABCDEFGHJKMNPQRS', '%E0%A4%A', ''].map(async (id) => {
        const response = await ask(`/${id}`);
        return [response.status, Object.fromEntries(response.headers), await response.text()];
      }),
    );
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal(answers[0]?.[0], 404);
    assert.match(answers[0][2] as string, /"code":"payment_not_found"/);
    // Only for the unknown payment, which `authorize` accepted.
    assert.equal(sandbox.requests.length, 1);
  });

  for (const verdict of [undefined, 1, {}, Promise.resolve('yes')]) {
    it(`refuses access when authorize returns ${String(verdict)}`, async () => {
      const { sandbox, ask } = await openShop({ authorize: () => verdict as boolean });
      assert.equal((await ask()).status, 404);
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it('answers 500 when authorize fails, and reports the error', async () => {
    const failure = new Error('the database is at db.internal');
    const errors: unknown[] = [];
    const { sandbox, ask } = await openShop({
      authorize: () => Promise.reject(failure),
      onError: (error) => errors.push(error),
    });
    const response = await ask();
    assert.equal(response.status, 500);
    assert.deepEqual(await readBody(response), { code: 'internal_error', message: 'Internal error' });
    assert.deepEqual(errors, [failure]);
    assert.equal(sandbox.requests.length, 0);
  });
});

describe('the status handler of a failing gateway', () => {
  const failures = [
    [{ kind: 'drop' }, 502, 'internal_error', null],
    [{ kind: 'status', status: 500 }, 502, 'internal_error', null],
    [{ kind: 'status', status: 503, headers: { 'Retry-After': '7' } }, 502, 'internal_error', '7'],
    [{ kind: 'status', status: 429, headers: { 'Retry-After': '99999' } }, 429, 'rate_limited', '120'],
    [{ kind: 'status', status: 401 }, 502, 'internal_error', null],
    [{ kind: 'status', status: 302, headers: { Location: 'https://elsewhere.example' } }, 502, 'internal_error', null],
    [{ kind: 'status', status: 404 }, 404, 'payment_not_found', null],
  ] as const;
  for (const [fault, status, code, retryAfter] of failures) {
    it(`answers ${status} to ${JSON.stringify(fault)} at once, with a message of its own`, async () => {
      const errors: unknown[] = [];
      const { sandbox, ask } = await openShop({ onError: (error) => errors.push(error) });
      await sandbox.fault({ route: 'GET /v1/payments/*', ...fault });
      const response = await ask();
      const body = (await readBody(response)) as { code: string; message: string };
      assert.deepEqual([response.status, body.code, response.headers.get('retry-after')], [status, code, retryAfter]);
      assert.deepEqual(Object.keys(body), ['code', 'message']);
      assert.doesNotMatch(body.message, /fault was injected/);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(response.headers.get('location'), null);
      assert.equal(errors.length, 1);
      assert.equal(sandbox.requests.length, 1);
    });
  }

  it('does not take the 404 of a proxy for an unknown payment', async () => {
    const { sandbox, ask } = await openShop();
    sandbox.handler = () => new Response('<h1>No route</h1>', { status: 404 });
    assert.equal((await ask()).status, 502);
  });

  it('answers 504 ten seconds after maxPollMs when the gateway hangs', async () => {
    const { sandbox, paymentId, ask } = await openShop();
    await sandbox.fault({ route: 'GET /v1/payments/*', kind: 'hang' });
    const answer = ask(`/${paymentId}?maxPollMs=20000`);
    await sandbox.clock.advance(29_999);
    assert.equal(sandbox.inFlight, 1);
    await sandbox.clock.advance(1);
    assert.equal((await answer).status, 504);
    assert.deepEqual([sandbox.inFlight, sandbox.requests.length], [0, 1]);
  });

  for (const onError of [
    () => assert.fail('the log is full'),
    () => Promise.reject(new Error('the log is far away')),
  ] as const) {
    it(`answers the page even if onError fails: ${String(onError)}`, async () => {
      const { sandbox, ask } = await openShop({ onError });
      await sandbox.fault({ route: 'GET /v1/payments/*', kind: 'drop', times: 1 });
      assert.equal((await ask()).status, 502);
      const failing = await openShop({ onError, authorize: () => assert.fail('the database is away') });
      assert.equal((await failing.ask()).status, 500);
    });
  }

  it('logs errors without an onError', async (test) => {
    const logged = test.mock.method(console, 'error', () => undefined);
    const sandbox = new Sandbox();
    const client = createSandboxClient(sandbox, { apiKey: 'wcp_test_unknown' });
    const handle = createStatusHandler({ client, authorize: () => true });
    assert.equal((await handle(new Request(`${SHOP}/pay_1`))).status, 502);
    const [error] = logged.mock.calls.map(({ arguments: [first] }) => first as { code: string });
    assert.deepEqual([logged.mock.callCount(), error?.code], [1, 'invalid_api_key']);
  });
});
