import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertRefused, createTestGateway, MERCHANT } from '../../support/test-gateway.js';

type Options = Parameters<typeof createTestGateway>[0];

const PATHS = ['/v1/payments', '/v1/gateway/payment/pay_1/status', '/v1/nothing'];

/** Requests a path under this host; `Host` is absent in process, and present over a network. */
const requestUnder = (host: string, path: string, options?: Options): Promise<Response> =>
  createTestGateway(options).sendRequest(path, { headers: { ...MERCHANT, Host: host } });

describe('a route of the interface', () => {
  it('refuses foreign hosts, whose names could resolve to this machine, and says what to do', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.5:4242', ''])
      for (const path of PATHS) {
        const response = await requestUnder(host, path);
        assert.match(
          ((await response.clone().json()) as { message: string }).message,
          /start the sandbox with --host 127\.0\.0\.1 --host <name>/,
        );
        await assertRefused(response, 400, 'invalid_params');
      }
  });

  it('answers under loopback names, the configured hosts and the host of the public address', async () => {
    const options = { baseUrl: 'https://pay.example:8443', hosts: ['sandbox.lan', '10.0.0.5', '[fd00::1]'] };
    for (const host of [
      'localhost:4242',
      '127.0.0.1',
      '[::1]:1',
      'pay.example',
      'SANDBOX.lan:80',
      '10.0.0.5',
      '[fd00::1]:9',
    ])
      assert.equal((await requestUnder(host, '/v1/payments', options)).status, 200, host);
    await assertRefused(await requestUnder('other.lan', '/v1/payments', options), 400, 'invalid_params');
  });

  it('compares hosts as values, however they are written', async () => {
    const options = { hosts: ['Sandbox.LAN.', 'bücher.example', 'fd00:0::1', '10.0.0.5'] };
    for (const host of [
      '127.0.0.1.',
      '127.1',
      '0x7f.0.0.1',
      '[0:0:0:0:0:0:0:1]:4242',
      'sandbox.lan',
      'xn--bcher-kva.example',
      '[fd00:0:0:0:0:0:0:1]:9',
    ])
      assert.equal((await requestUnder(host, '/v1/payments', options)).status, 200, host);
    for (const host of ['localhost@evil.example', 'evil.example#localhost', '[::1].evil.example', 'sandbox.lan:x'])
      await assertRefused(await requestUnder(host, '/v1/payments', options), 400, 'invalid_params');
  });
});
