import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepTelemetry } from '../../wallet/client/keep-telemetry.js';

const setUp = () => {
  const asked: string[] = [];
  const world = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(`${request.method} ${request.url} ${await request.text()}`.trim());
      return new Response();
    },
  };
  keepTelemetry(world, 'http://localhost:1/here');
  return { asked, world };
};

describe('the telemetry of the wallet SDK', () => {
  for (const host of ['ingest', 'ingest-staging', 'pulse']) {
    it(`stays on this machine, without what it says: ${host}`, async () => {
      const { asked, world } = setUp();
      const url = `https://${host}.walletconnect.org/event`;
      await world.fetch(new Request(url, { method: 'POST', body: 'secret' }));
      await world.fetch(new URL(url), { method: 'POST', body: 'secret' });
      assert.deepEqual(asked, ['POST http://localhost:1/here', 'POST http://localhost:1/here']);
    });
  }

  it('is all that is touched', async () => {
    const { asked, world } = setUp();
    await world.fetch('http://localhost:1/v1/payments', { method: 'POST', body: '{}' });
    await world.fetch('https://walletconnect.org.evil.example/');
    assert.deepEqual(asked, ['POST http://localhost:1/v1/payments {}', 'GET https://walletconnect.org.evil.example/']);
  });
});
