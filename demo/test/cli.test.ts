import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SETTING_NAMES } from '../gateway/chaos/settings.js';
import type { PaymentOption } from '../gateway/wire/payment-options.js';
import { startServer } from '../server.js';
import { useCli } from './support/run-cli.js';
import { BUYER, MERCHANT, ORDER } from './support/test-gateway.js';
import { ACCOUNT } from './support/wallet.js';

const { run, stops } = useCli();

describe('the command', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints one line when it is ready, and ends quietly on ${signal}`, async () => {
      const { child, printed, ready, ended } = run(['--port', '0']);
      await ready;
      const [, url] = /^pay-status sandbox ready at (http:\/\/localhost:\d+)\n$/.exec(printed.out) ?? [];
      assert.equal((await fetch(`${url}/health`)).status, 200);
      child.kill(signal);
      assert.equal(await ended, 0);
      assert.deepEqual([printed.out.split('\n').length, printed.err], [2, '']);
    });
  }

  it('logs each request on stderr as a line of JSON where that is asked for', async () => {
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

  it('logs no request when a program started it that may never read a line', async () => {
    const { child, printed, ready, ended } = run(['--port', '0']);
    await fetch(`${await ready}/health`);
    child.kill();
    await ended;
    assert.equal(printed.err, '');
  });

  it('takes its port from PORT', async () => {
    const { printed, ready } = run([], { PORT: '0' });
    await ready;
    assert.match(printed.out, /ready at http:\/\/localhost:\d+\n/);
    assert.doesNotMatch(printed.out, /:4242\n/);
  });

  for (const [settleMs, isSettled] of [
    ['off', false],
    ['60000', true],
  ] as const) {
    it(`settles on its own only if it may: ${settleMs}`, async () => {
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
    it(`lets what a wallet confirmed succeed as --auto-succeed-ms ${text} says`, async () => {
      const url = await run(['--port', '0', '--auto-succeed-ms', text]).ready;
      const post = async (path: string, headers: object, body: object): Promise<unknown> => {
        const type = { 'Content-Type': 'application/json' };
        const init = { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) };
        return (await fetch(`${url}/v1/${path}`, init)).json();
      };
      const { paymentId } = (await post('payments', MERCHANT, ORDER)) as { paymentId: string };
      const path = `gateway/payment/${paymentId}/options`;
      const { options } = (await post(path, BUYER, { accounts: [ACCOUNT] })) as { options: PaymentOption[] };
      assert.equal(options[0]?.etaS, etaS);
    });
  }

  it('lets those have the buyer’s page in a frame that it is told of', async () => {
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
    const policyOf = async (address: string) => (await fetch(address)).headers.get('content-security-policy') ?? '';
    assert.match(await policyOf(gatewayUrl), /frame-ancestors https:\/\/a\.example https:\/\/b\.example(;|$)/);
    assert.match(await policyOf(`${url}/`), /frame-ancestors 'none'(;|$)/);
  });

  it('says what to do when its port is taken', async () => {
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
    ['--auto-succeed-ms', 'soon'],
    ['--auto-settle-ms', 'soon'],
    ['--log', 'loud'],
    ['--chaos', 'noise=1'],
    ['--chaos', 'early=1', '--chaos-seed', 'x'],
    ['--chaos-seed', '7'],
    ['--base-url', 'http://192.168.1.5:4242'],
    ['--embed-origin', 'https://shop.example/'],
    ['--return-schemes', 'javascript'],
    ['--nonsense'],
    ['extra'],
  ]) {
    it(`explains itself when it is called with ${args.join(' ')}`, async () => {
      const { printed, ended } = run(args);
      assert.equal(await ended, 1);
      assert.match(printed.err, /^pay-status-sandbox: .+\nusage: /s);
    });
  }

  it('misbehaves the way that it is told to, and says how to see it again', async () => {
    const { child, printed, ready, ended } = run(['--port', '0', '--chaos', 'status500=1', '--chaos-seed', '7']);
    const url = await ready;
    assert.deepEqual([(await fetch(`${url}/v1/payments`)).status, (await fetch(`${url}/health`)).status], [500, 200]);
    child.kill('SIGTERM');
    await ended;
    assert.match(printed.out, /^pay-status .*\n.*: --chaos status500=1 --chaos-seed 7\n$/);
  });

  it('misbehaves in every way, by a seed of its own, when it is told no more', async () => {
    const { child, printed, ready, ended } = run(['--chaos', '--port', '0']);
    await ready;
    child.kill('SIGTERM');
    await ended;
    assert.match(printed.out, /^pay-status .*\n.*: --chaos default --chaos-seed \d+\n$/);
  });

  it('says what it can do', async () => {
    const { printed, ended } = run(['--help']);
    assert.equal(await ended, 0);
    const options = [
      '--port',
      '--host',
      '--base-url',
      'SANDBOX_BASE_URL',
      '--data',
      '--auto-succeed-ms',
      '--auto-settle-ms',
      '--rate-limit',
      '--guard-network',
      '--embed-origin',
      '--return-schemes',
      '--log',
      'DATABASE_URL',
      '--chaos-seed',
    ];
    for (const option of [...options, ...SETTING_NAMES]) assert.ok(printed.out.includes(option), option);
  });
});
