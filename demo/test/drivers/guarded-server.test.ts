import assert from 'node:assert/strict';
import dns from 'node:dns';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { startServer, type RunningServer } from '../../server.js';

let received = 0;
let server: RunningServer;
const receiver = createServer((_request, response) => {
  received++;
  response.end();
});

before(async () => {
  const { lookup } = dns;
  const resolve = (name: string, ...args: unknown[]): void => {
    // The name resolves to this machine, as one of an attacker may.
    Reflect.apply(lookup, dns, [name === 'shop.example' ? '127.0.0.1' : name, ...args]);
  };
  mock.method(dns, 'lookup', resolve);
  syncBuiltinESMExports();
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  server = await startServer({ port: 0, guardsNetwork: true });
});
after(async () => {
  mock.restoreAll();
  syncBuiltinESMExports();
  await server.close();
  receiver.close();
});

const send = async (method: string, path: string, body?: object): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await server.gateway.fetch(new Request(`${server.url}/sandbox/${path}`, init))).json();
};

interface Deliveries {
  readonly data: readonly { readonly attempts: readonly { readonly error: string | null }[] }[];
}

describe('a server that guards the network', () => {
  it('sends nothing to a name that resolves to a private address, and says why', async () => {
    const { port } = receiver.address() as AddressInfo;
    await send('PUT', 'webhook-endpoint', { url: `http://shop.example:${port}/webhooks` });
    await send('POST', 'payments', { amount: { unit: 'iso4217/USD', value: '100' }, referenceId: 'order 1' });
    let attempts: Deliveries['data'][number]['attempts'] = [];
    while (!attempts.length) {
      await new Promise((resolve) => setImmediate(resolve));
      attempts = ((await send('GET', 'deliveries')) as Deliveries).data[0]?.attempts ?? [];
    }
    assert.match(attempts[0]?.error ?? '', /must not lead into a private network, unlike shop\.example/);
    assert.equal(received, 0);
  });
});
