import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BASE_URL, Sandbox } from '../../support/sandbox.js';
import {
  API_KEY,
  assertProblem,
  BUYER_ARGS,
  find,
  listProblems,
  MERCHANT_ARGS,
  ORIGIN,
  runDoctor,
} from './support/doctor.js';

const startSandbox = async () => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  return { sandbox, paymentId, args: [...BUYER_ARGS, '--payment-id', paymentId] };
};

/** Changes the answers to the buyer's side. */
const change = (
  sandbox: Sandbox,
  edit: (headers: Headers, body: Record<string, unknown>) => void,
  status?: number,
): void => {
  sandbox.handler = async (request) => {
    const response = await sandbox.gateway.fetch(request);
    const headers = new Headers(response.headers);
    const text = await response.text();
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    edit(headers, body);
    return new Response(text ? JSON.stringify(body) : null, { status: status ?? response.status, headers });
  };
};

describe('the report of pay-status doctor on the buyer’s side', () => {
  it('finds nothing wrong with the sandbox', async () => {
    const { sandbox, args } = await startSandbox();
    const run = await runDoctor(sandbox, args);
    assert.deepEqual(listProblems(run), []);
    assert.match(find(run, 'long-poll').message, /held a request for about 25 s of 25 s/);
    assert.equal(run.exitCode, 0);
  });

  it('imitates the page: its origin is in every request, and its headers are in the preflight', async () => {
    const { sandbox, args } = await startSandbox();
    await runDoctor(sandbox, [...args, '--api-version', '2026-02-18']);
    const requests = sandbox.requests.map(({ url, init }) => new Request(url, init));
    for (const { headers } of requests) assert.equal(headers.get('origin'), ORIGIN);
    const preflight = requests.find(({ method }) => method === 'OPTIONS');
    assert.equal(preflight?.headers.get('access-control-request-headers'), 'app-id,client-id,svc-version');
  });

  it('says that the credentials are right where only the payment is unknown', async () => {
    const { sandbox, args } = await startSandbox();
    const run = await runDoctor(sandbox, [...args, '--payment-id', 'pay_other']);
    assertProblem(run, 'status', /404 and the code payment_not_found/);
    assert.equal(find(run, 'auth').level, 'ok');
  });

  it('names a redirect and does not follow it', async () => {
    const { sandbox, args } = await startSandbox();
    change(sandbox, (headers) => headers.set('Location', 'https://elsewhere.example'), 307);
    assertProblem(await runDoctor(sandbox, args), 'status', /redirects \(status 307\)/);
    assert.ok(sandbox.requests.every(({ url }) => url.startsWith(BASE_URL)));
  });

  it('names missing, invalid and unknown fields by name and type, never by value', async () => {
    const { sandbox, args } = await startSandbox();
    change(sandbox, (_, body) =>
      Object.assign(body, { pollInMs: 'confidential', added: 'confidential', '\u001b[2J': 1 }),
    );
    const run = await runDoctor(sandbox, args);
    assertProblem(run, 'fields', /: pollInMs \(string\)\.$/);
    assert.match(find(run, 'fields-unknown').message, /: added \(string\), \? \(number\)\.$/);
    assert.doesNotMatch(run.out, /confidential|\\u001b/);
  });

  it('names a status that contradicts isFinal', async () => {
    const { sandbox, args } = await startSandbox();
    change(sandbox, (_, body) => (body['isFinal'] = true));
    assertProblem(await runDoctor(sandbox, args), 'status', /requires_action comes with isFinal true/);
  });

  it('names what a page cannot read without the headers of CORS', async () => {
    const { sandbox, args } = await startSandbox();
    change(sandbox, (headers) => {
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
    });
    const run = await runDoctor(sandbox, args);
    assert.deepEqual(listProblems(run), ['cors-preflight', 'cors', 'cors-errors']);
    assert.match(find(run, 'cors-exposed').message, /cannot read Date and Retry-After/);
  });

  it('names the header that a preflight does not allow', async () => {
    const { sandbox, args } = await startSandbox();
    change(sandbox, (headers) => headers.set('Access-Control-Allow-Headers', 'App-Id'));
    assertProblem(await runDoctor(sandbox, args), 'cors-preflight', /lacks client-id,/);
  });

  it('names a clock that is wrong, and a cache', async () => {
    const { sandbox, args } = await startSandbox();
    sandbox.clock.wrongByMs = 400_000;
    change(sandbox, (headers) => headers.set('Cache-Control', 'max-age=60'));
    const run = await runDoctor(sandbox, args);
    assertProblem(run, 'date', /differ by 400 s/);
    assertProblem(run, 'caching', /does not forbid caching/);
  });
});

describe('the report of pay-status doctor on the merchant’s side', () => {
  const args = ['--base-url', BASE_URL, ...MERCHANT_ARGS];

  it('says the mode that the prefix of the key names, and which webhook endpoint a live one needs', async () => {
    const live = await runDoctor(new Sandbox(), args, { env: { GATEWAY_KEY: 'wcp_live_demo' } });
    const { level, message, hint } = find(live, 'key-mode');
    assert.deepEqual([level, live.exitCode], ['note', 0]);
    assert.match(`${message} ${hint}`, /of live mode\. Its events go to the webhook endpoint of live mode only/);
    const test = find(await runDoctor(new Sandbox(), args), 'key-mode');
    assert.deepEqual([test.level, test.hint], ['ok', undefined]);
  });

  it('says no mode of a key that names none', async () => {
    const sandbox = new Sandbox();
    const { gateway } = sandbox;
    sandbox.handler = (request) => {
      const headers = new Headers(request.headers);
      if (headers.has('Api-Key')) headers.set('Api-Key', API_KEY);
      return gateway.fetch(new Request(request, { headers }));
    };
    const run = await runDoctor(sandbox, args, { env: { GATEWAY_KEY: 'key-1' } });
    assert.equal(find(run, 'merchant').level, 'ok');
    assert.ok(run.findings.every(({ id }) => id !== 'key-mode'));
  });

  it('creates nothing unless asked', async () => {
    const { sandbox } = await startSandbox();
    const run = await runDoctor(sandbox, args);
    assert.equal(find(run, 'merchant').level, 'ok');
    assert.deepEqual([...new Set(sandbox.requests.map(({ init }) => init.method ?? 'GET'))], ['GET']);
  });

  it('examines the connection, the clock, the versions and the refusal without a key, with a payment and without', async () => {
    const { sandbox, paymentId } = await startSandbox();
    for (const payment of [[], ['--payment-id', paymentId]]) {
      const run = await runDoctor(sandbox, [...args, ...payment]);
      const ids = ['reachable', 'tls', 'merchant', 'key-mode', 'merchant-fields', 'date', 'auth-required'];
      const versions = ['version-2026-02-18', 'version-2026-02-19.preview'];
      assert.deepEqual(
        run.findings.map(({ id }) => id),
        [...ids, ...versions],
      );
      assert.deepEqual(listProblems(run), []);
      assert.match(find(run, 'auth-required').message, /It refuses a request without credentials/);
    }
  });

  it('names a gateway that answers a merchant without a key, and a version that it refuses', async () => {
    const { sandbox } = await startSandbox();
    change(sandbox, () => undefined, 200);
    const open = find(await runDoctor(sandbox, args), 'auth-required');
    assert.deepEqual([open.level, open.hint], ['note', 'The interface requires an API key.']);
    sandbox.handler = (request) => sandbox.gateway.fetch(request);
    const run = await runDoctor(sandbox, [...args, '--api-version', '2020-01-01']);
    assertProblem(run, 'version-2020-01-01', /refuses Svc-Version 2020-01-01/);
  });

  it('creates one payment of one minor unit with --create, and examines it', async () => {
    const sandbox = new Sandbox();
    const run = await runDoctor(sandbox, [...args, ...BUYER_ARGS, '--create', '--currency', 'EUR']);
    assert.deepEqual(listProblems(run), []);
    const posts = sandbox.requests.filter(({ init }) => init.method === 'POST');
    assert.deepEqual(
      posts.map(({ init }) => JSON.parse(init.body as string) as unknown),
      [{ amount: { unit: 'iso4217/EUR', value: '1' }, referenceId: 'doctor-random-2' }],
    );
    assert.equal(find(run, 'long-poll').level, 'ok');
  });

  it('says that a payment may exist whose creation got no answer, and does not try again', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ route: 'POST /v1/payments', kind: 'truncate' });
    const run = await runDoctor(sandbox, [...args, '--create']);
    assertProblem(run, 'create', /broke in the middle of the answer .* The payment may exist/);
    assert.equal(sandbox.requests.filter(({ init }) => init.method === 'POST').length, 1);
  });

  it('names a key that is refused, without the key, even where the gateway sends it back', async () => {
    const { sandbox } = await startSandbox();
    const refused = await runDoctor(sandbox, args, { env: { GATEWAY_KEY: 'wcp_test_wrong' } });
    assertProblem(refused, 'merchant', /401 and the code/);
    sandbox.handler = () => Response.json({ code: API_KEY, message: API_KEY }, { status: 401 });
    const echoed = await runDoctor(sandbox, args);
    assertProblem(echoed, 'merchant', /401 and the code \[secret\]/);
    sandbox.handler = () => Response.json({ data: [], stats: {}, [API_KEY]: API_KEY });
    const named = await runDoctor(sandbox, args);
    for (const { out } of [refused, echoed, named]) assert.doesNotMatch(out, /wcp_test/);
  });
});
