import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, afterEach, before, describe, it } from 'node:test';
import { createGuardedFetch } from '../../drivers/guarded-fetch.js';

let server: Server;
let port: number;
let received: (string | undefined)[] = [];

before(async () => {
  server = createServer((request, response) => {
    received.push(request.headers.host);
    response.end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
after(() => server.close());
afterEach(() => {
  received = [];
});

/** A DNS server that gives these answers one after the other. */
const createLookup = (...answers: readonly (readonly string[])[]) => {
  const names: string[] = [];
  const lookup: LookupFunction = (name, _options, done) => {
    const addresses = answers[names.push(name) - 1] ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookup, names };
};

const PUBLIC = '93.184.216.34';

describe('the guarded fetch', () => {
  for (const addresses of [
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['192.0.0.8'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::1'],
    ['2001:0:1::1'],
    ['fec0::1'],
    [PUBLIC, '127.0.0.1'],
  ])
    it(`does not connect to a name that resolves to ${addresses.join(' and ')}`, async () => {
      const { lookup } = createLookup(addresses);
      const sent = createGuardedFetch({ lookup })(`http://shop.example:${port}/`, { method: 'POST', body: '{}' });
      await assert.rejects(sent, /must not lead into a private network, unlike shop\.example/);
      assert.deepEqual(received, []);
    });

  it('does not connect to the addresses of this machine', async () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    assert.ok(own.length);
    for (const { address, family } of own) {
      const { lookup } = createLookup([address]);
      const host = family === 'IPv6' ? `[${address}]` : address;
      for (const url of [`http://shop.example:${port}/`, `http://${host}:${port}/`])
        await assert.rejects(createGuardedFetch({ lookup })(url, {}), /must not lead into a private network/, url);
    }
    assert.deepEqual(received, []);
  });

  it('connects to the addresses that it has checked, and looks up nothing twice', async () => {
    const { lookup, names } = createLookup(['127.0.0.1'], [PUBLIC]);
    const checked: string[] = [];
    const send = createGuardedFetch({ lookup, isRefused: (address) => checked.push(address) === 0 });
    const response = await send(`http://shop.example:${port}/`, { method: 'POST', body: '{}' });
    assert.equal(await response.text(), 'received');
    assert.deepEqual(
      { received, checked, names },
      { received: [`shop.example:${port}`], checked: ['127.0.0.1'], names: ['shop.example'] },
    );
  });
});
