import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseOptions } from '../../cli/options.js';
import { findCredential, isKnownAppId } from '../../gateway/auth/credentials.js';
import { startServer } from '../../server.js';
import { useCli } from '../support/run-cli.js';

const { run, stops } = useCli();

describe('the command', () => {
  it('prints its addresses when it is ready, and exits without output on SIGINT', async () => {
    const { child, printed, ready, ended } = run(['--port', '0']);
    const url = await ready;
    for (const path of ['/', '/console', '/docs', '/health'])
      assert.equal((await fetch(`${url}${path}`)).status, 200, path);
    child.kill('SIGINT');
    assert.equal(await ended, 0);
    const [first, ...addresses] = printed.out.split('\n');
    assert.match(first!, /^pay-status sandbox ready at http:\/\/localhost:\d+$/);
    assert.deepEqual(
      addresses.map((line) => line.trim()),
      [
        `shop               ${url}/`,
        `console            ${url}/console`,
        `API documentation  ${url}/docs`,
        'webhooks           to your server with --webhook http://localhost:3000/webhooks',
        '',
      ],
    );
    assert.equal(printed.err, '');
  });

  it('hands its options on to the server', () => {
    const hosts = ['--host', '127.0.0.1', '--host', 'sandbox.lan', '--host', '[fd00::1]'];
    const origins = ['--embed-origin', 'https://a.example', '--embed-origin', 'https://b.example'];
    const times = ['--auto-succeed-ms', '7000', '--auto-settle-ms', 'off', '--keep-days', '40', '--rate-limit', '9'];
    const options = parseOptions([...hosts, ...origins, ...times, '--guard-network', '--chaos'], { PORT: '5000' });
    assert.ok(options !== 'help');
    const { host, checkout, autoSucceedMs, autoSettleMs, keepDays, requestsPerMinute, guardsNetwork, port } = options;
    assert.deepEqual([host, options.hosts], ['127.0.0.1', ['sandbox.lan', '[fd00::1]']]);
    assert.deepEqual(checkout?.embedOrigins, ['https://a.example', 'https://b.example']);
    assert.deepEqual([autoSucceedMs, autoSettleMs, keepDays], [7000, null, 40]);
    assert.deepEqual([requestsPerMinute, guardsNetwork, port], [9, true, 5000]);
    assert.match(options.chaosArgs ?? '', /^--chaos default --chaos-seed \d+$/);
    const others = parseOptions(['--keep-days', 'off'], {});
    assert.ok(others !== 'help');
    assert.deepEqual([others.keepDays, others.autoSucceedMs, others.port], [undefined, undefined, 4242]);
  });

  it('registers the webhook endpoint of --webhook, and prints the variables of its server', async () => {
    const { printed, ready } = run(['--port', '0', '--webhook', 'http://localhost:3000/webhooks']);
    const url = await ready;
    while (!printed.out.includes('WEBHOOK_SECRET=')) await new Promise((resolve) => setImmediate(resolve));
    const { data } = (await (await fetch(`${url}/sandbox/webhook-endpoints`)).json()) as { data: unknown[] };
    const [, secret = ''] = /WEBHOOK_SECRET=(whsec_\S+)/.exec(printed.out) ?? [];
    const [endpoint] = data as { url: string; secret: string }[];
    assert.deepEqual([endpoint?.url, endpoint?.secret], ['http://localhost:3000/webhooks', secret]);
    const [, gatewayUrl, apiKey = '', appId = ''] =
      /GATEWAY_URL=(\S+)[^]*API_KEY=(\S+)\s+APP_ID=(\S+)/.exec(printed.out) ?? [];
    assert.equal(gatewayUrl, url);
    assert.deepEqual([findCredential(apiKey)?.mode, isKnownAppId(appId)], ['test', true]);
  });

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
    ['--keep-days', 'long'],
    ['--auto-succeed-ms', 'soon'],
    ['--log', 'loud'],
    ['--chaos', 'early=1', '--chaos-seed', 'x'],
    ['--chaos-seed', '7'],
    ['--webhook', 'localhost:3000/webhooks'],
    ['--base-url', 'http://192.168.1.5:4242'],
    ['--host', 'sandbox.lan:4242'],
    ['--embed-origin', 'https://shop.example/'],
    ['--return-schemes', 'javascript'],
    ['--chain', '--rpc-url', 'http://127.0.0.1:8545'],
    ['--rpc-url', '127.0.0.1:8545'],
    ['--chain', '--confirmations', '0'],
    ['--chain', '--account-factory', '0x12'],
    ['--nonsense'],
  ]) {
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => parseOptions(args, {}), Error);
    });
  }

  it('prints only the error when an option is refused, and where the options are explained', async () => {
    const { printed, ended } = run(['--port', 'http']);
    assert.equal(await ended, 1);
    assert.match(printed.err, /^pay-status-sandbox: the port must be .+\nSee pay-status-sandbox --help\.\n$/);
  });

  it('says how to write the options of npm start that npm has kept, and no others', () => {
    const env = { npm_lifecycle_event: 'start', npm_package_name: 'pay-status' };
    // As npm sets them for `npm start --webhook http://localhost:3000 --chain --no-guard-network`.
    const kept = { npm_config_webhook: 'true', npm_config_chain: 'true', npm_config_guard_network: '' };
    const message = /^npm keeps options that are not after --, so write: npm start -- --chain --webhook …$/;
    assert.throws(() => parseOptions(['http://localhost:3000'], { ...env, ...kept }), { message });
    for (const others of [env, { ...kept, npm_lifecycle_event: 'test' }, { ...env, ...kept, npm_package_name: 'shop' }])
      assert.doesNotThrow(() => parseOptions([], others));
  });

  it('injects the faults of --chaos and prints how to repeat them', async () => {
    const { child, printed, ready, ended } = run(['--port', '0', '--chaos', 'status500=1', '--chaos-seed', '7']);
    const url = await ready;
    assert.deepEqual([(await fetch(`${url}/v1/payments`)).status, (await fetch(`${url}/health`)).status], [500, 200]);
    child.kill('SIGTERM');
    await ended;
    assert.match(printed.out, /\nFaults are injected\. To repeat them: --chaos status500=1 --chaos-seed 7\n$/);
  });
});
