import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { parseOptions } from '../../cli/options.js';
import { SETTING_NAMES } from '../../gateway/chaos/settings.js';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { startServer } from '../../server.js';
import { useCli } from '../support/run-cli.js';
import { BUYER, MERCHANT, ORDER } from '../support/test-gateway.js';
import { ACCOUNT } from '../support/wallet.js';

const { run, stops } = useCli();

describe('the command', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints its addresses when it is ready, and exits without output on ${signal}`, async () => {
      const { child, printed, ready, ended } = run(['--port', '0']);
      const url = await ready;
      for (const path of ['/', '/console', '/docs', '/health'])
        assert.equal((await fetch(`${url}${path}`)).status, 200, path);
      child.kill(signal);
      assert.equal(await ended, 0);
      const [first, ...addresses] = printed.out.split('\n');
      assert.match(first!, /^pay-status sandbox ready at http:\/\/localhost:\d+$/);
      assert.deepEqual(
        addresses.map((line) => line.trim()),
        [`shop               ${url}/`, `console            ${url}/console`, `API documentation  ${url}/docs`, ''],
      );
      assert.equal(printed.err, '');
    });
  }

  it('logs each request to stderr as a line of JSON with --log json', async () => {
    const { printed, ready } = run(['--port', '0', '--log', 'json']);
    const url = await ready;
    await fetch(`${url}/v1/payments?key=wcp_test_demo`, {
      headers: { 'Api-Key': 'wcp_test_demo', 'App-Id': 'app_demo' },
    });
    while (!printed.err.includes('\n')) await new Promise((resolve) => setImmediate(resolve));
    const { time, durationMs, ...entry } = JSON.parse(printed.err) as Record<string, unknown>;
    const request = {
      kind: 'request',
      method: 'GET',
      path: '/v1/payments',
      status: 400,
      code: 'conflicting_auth_headers',
    };
    assert.deepEqual(entry, request);
    assert.ok(Math.abs(Date.parse(String(time)) - Date.now()) < 60_000 && Number(durationMs) >= 0);
  });

  it('logs no request by default when stderr is not a terminal', async () => {
    const { child, printed, ready, ended } = run(['--port', '0']);
    await fetch(`${await ready}/health`);
    child.kill();
    await ended;
    assert.equal(printed.err, '');
  });

  it('listens on the port in PORT', async () => {
    const { printed, ready } = run([], { PORT: '0' });
    await ready;
    assert.match(printed.out, /ready at http:\/\/localhost:\d+\n/);
    assert.doesNotMatch(printed.out, /:4242\n/);
  });

  for (const [settleMs, isSettled] of [
    ['off', false],
    ['60000', true],
  ] as const) {
    it(`settles automatically as --auto-settle-ms says: ${settleMs}`, async () => {
      const url = await run(['--port', '0', '--auto-settle-ms', settleMs, '--host', '127.0.0.1']).ready;
      const post = async (path: string, body: object): Promise<unknown> => {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(`${url}/sandbox/${path}`, init)).json();
      };
      const { paymentId } = (await post('payments', ORDER)) as { paymentId: string };
      await post(`payments/${paymentId}/succeed`, {});
      await post('clock', { advanceMs: 60_000 });
      const payment = await (await fetch(`${url}/sandbox/payments/${paymentId}`)).json();
      assert.equal((payment as { settledAt: string | null }).settledAt !== null, isSettled);
    });
  }

  for (const [text, etaS] of [
    ['7000', 7],
    ['off', 1],
  ] as const) {
    it(`quotes the delay to success that --auto-succeed-ms sets: ${text}`, async () => {
      const url = await run(['--port', '0', '--auto-succeed-ms', text]).ready;
      const post = async (path: string, headers: object, body: object): Promise<unknown> => {
        const type = { 'Content-Type': 'application/json' };
        const init = { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) };
        return (await fetch(`${url}/${path}`, init)).json();
      };
      await post('sandbox/faucet', {}, { account: ACCOUNT });
      const { paymentId } = (await post('v1/payments', MERCHANT, ORDER)) as { paymentId: string };
      const path = `v1/gateway/payment/${paymentId}/options`;
      const { options } = (await post(path, BUYER, { accounts: [ACCOUNT] })) as { options: StrictPaymentOption[] };
      assert.equal(options[0]?.etaS, etaS);
    });
  }

  for (const [args, isKept] of [
    [[], false],
    [['--keep-days', '40'], true],
    [['--keep-days', 'off'], true],
  ] as const) {
    it(`deletes a payment that failed 31 days ago, unless --keep-days says otherwise: ${args.join(' ')}`, async () => {
      const url = await run(['--port', '0', ...args]).ready;
      const post = async (path: string, body: object): Promise<unknown> => {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(`${url}/sandbox/${path}`, init)).json();
      };
      const { paymentId } = (await post('payments', ORDER)) as { paymentId: string };
      await post(`payments/${paymentId}/fail`, {});
      await post('clock', { advanceMs: 31 * 86_400_000 });
      assert.equal((await fetch(`${url}/sandbox/payments/${paymentId}`)).status, isKept ? 200 : 404);
    });
  }

  it('answers under every --host, and under no other name', async () => {
    const { ready } = run(['--port', '0', '--host', '127.0.0.1', '--host', 'sandbox.lan', '--host', '[fd00::1]']);
    const { port } = new URL((await ready) ?? '');
    const getStatus = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = { ...MERCHANT, Host: host };
        const sent = request({ host: '127.0.0.1', port, path: '/v1/payments', headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject).end();
      });
    const hosts = [`localhost:${port}`, `sandbox.lan:${port}`, '[fd00::1]', 'other.lan', 'fd00.example'];
    assert.deepEqual(await Promise.all(hosts.map(getStatus)), [200, 200, 200, 400, 400]);
  });

  it('lets the origins of --embed-origin frame the checkout page', async () => {
    const { ready } = run([
      '--port',
      '0',
      '--embed-origin',
      'https://a.example',
      '--embed-origin',
      'https://b.example',
    ]);
    const url = await ready;
    const created = await fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...MERCHANT },
      body: JSON.stringify(ORDER),
    });
    const { gatewayUrl } = (await created.json()) as { gatewayUrl: string };
    const getPolicy = async (address: string) => (await fetch(address)).headers.get('content-security-policy') ?? '';
    assert.match(await getPolicy(gatewayUrl), /frame-ancestors 'self' https:\/\/a\.example https:\/\/b\.example(;|$)/);
    assert.match(await getPolicy(`${url}/`), /frame-ancestors 'none'(;|$)/);
  });

  it('says that the first --host is the address to bind', async () => {
    const { printed, ended } = run(['--port', '0', '--host', 'sandbox.invalid']);
    assert.equal(await ended, 1);
    assert.match(
      printed.err,
      /^pay-status-sandbox: cannot listen on sandbox\.invalid: the first --host is the address/,
    );
  });

  it('says what to do when the port is in use', async () => {
    const server = await startServer({ port: 0 });
    stops.push(server.close);
    const { printed, ended } = run(['--port', new URL(server.url).port]);
    assert.equal(await ended, 1);
    assert.match(printed.err, /^pay-status-sandbox: port \d+ is in use: choose another one with --port.*\n$/);
    assert.equal(printed.out, '');
  });

  for (const args of [
    ['--port', 'http'],
    ['--port', '70000'],
    ['--keep-days', 'long'],
    ['--auto-succeed-ms', 'soon'],
    ['--auto-settle-ms', 'soon'],
    ['--log', 'loud'],
    ['--chaos', 'noise=1'],
    ['--chaos', 'early=1', '--chaos-seed', 'x'],
    ['--chaos-seed', '7'],
    ['--base-url', 'http://192.168.1.5:4242'],
    ['--host', 'sandbox.lan:4242'],
    ['--host', 'http://sandbox.lan/'],
    ['--host', '127.0.0.1', '--host', '1.2.3.4.5'],
    ['--host', 'sandbox lan'],
    ['--embed-origin', 'https://shop.example/'],
    ['--return-schemes', 'javascript'],
    ['--chain', '--rpc-url', 'http://127.0.0.1:8545'],
    ['--rpc-url', '127.0.0.1:8545'],
    ['--confirmations', '3'],
    ['--chain', '--confirmations', '0'],
    ['--nonsense'],
    ['extra'],
  ]) {
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => parseOptions(args, {}), Error);
    });
  }

  it('prints the error and its usage when an option is refused', async () => {
    const { printed, ended } = run(['--port', 'http']);
    assert.equal(await ended, 1);
    assert.match(printed.err, /^pay-status-sandbox: .+\nusage: /s);
  });

  it('injects the faults of --chaos and prints how to repeat them', async () => {
    const { child, printed, ready, ended } = run(['--port', '0', '--chaos', 'status500=1', '--chaos-seed', '7']);
    const url = await ready;
    assert.deepEqual([(await fetch(`${url}/v1/payments`)).status, (await fetch(`${url}/health`)).status], [500, 200]);
    child.kill('SIGTERM');
    await ended;
    assert.match(printed.out, /\nFaults are injected\. To repeat them: --chaos status500=1 --chaos-seed 7\n$/);
  });

  it('injects the default profile with a random seed for --chaos without a value', async () => {
    const { child, printed, ready, ended } = run(['--chaos', '--port', '0']);
    await ready;
    child.kill('SIGTERM');
    await ended;
    assert.match(printed.out, /: --chaos default --chaos-seed \d+\n$/);
  });

  it('lists every option with --help', async () => {
    const { printed, ended } = run(['--help']);
    assert.equal(await ended, 0);
    const options = [
      '--port',
      '--host',
      '--base-url',
      'SANDBOX_BASE_URL',
      '--data',
      '--keep-days',
      '--auto-succeed-ms',
      '--auto-settle-ms',
      '--rate-limit',
      '--guard-network',
      '--embed-origin',
      '--return-schemes',
      '--chain',
      '--rpc-url',
      '--confirmations',
      'SANDBOX_RELAYER_KEY',
      '--log',
      'DATABASE_URL',
      '--chaos-seed',
    ];
    for (const option of [...options, ...SETTING_NAMES]) assert.ok(printed.out.includes(option), option);
  });
});
