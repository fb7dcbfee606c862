import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shopEndpoint } from '../../shop/endpoint.js';
import { createTestGateway, type TestGateway } from '../support/test-gateway.js';

const put = (gateway: TestGateway, body: object): Promise<Response> =>
  gateway.sendRequest('/sandbox/webhook-endpoint', { method: 'PUT', body });

const registered = async (gateway: TestGateway): Promise<unknown> =>
  ((await (await gateway.sendRequest('/sandbox/webhook-endpoint')).json()) as { url?: string }).url;

const shopAt = (gateway: TestGateway, port: number) => shopEndpoint(gateway, `http://localhost:${port}/shop/webhooks`);

describe('The webhook endpoint of the shop', () => {
  it('is registered if there is none, and has a secret', async () => {
    const gateway = createTestGateway();
    const endpoint = shopAt(gateway, 4242);
    assert.deepEqual(await endpoint.secrets(), []);
    await endpoint.register();
    assert.match(String(await registered(gateway)), /^http:\/\/localhost:4242\/shop\/webhooks/);
    assert.equal((await endpoint.secrets()).length, 1);
  });

  it('keeps its secret when the shop restarts on another port', async () => {
    const gateway = createTestGateway();
    await shopAt(gateway, 4242).register();
    const secrets = await shopAt(gateway, 4242).secrets();
    await shopAt(gateway, 4242).register();
    assert.deepEqual(await shopAt(gateway, 4242).secrets(), secrets);
    await shopAt(gateway, 5000).register();
    assert.match(String(await registered(gateway)), /^http:\/\/localhost:5000\//);
  });

  for (const url of ['http://localhost:3000/webhooks', 'http://localhost:3000/shop/webhooks']) {
    it(`does not replace ${url} of another owner`, async () => {
      const gateway = createTestGateway();
      await put(gateway, { url });
      const endpoint = shopAt(gateway, 4242);
      await endpoint.register();
      assert.equal(await registered(gateway), url);
      assert.deepEqual(await endpoint.secrets(), []);
    });
  }
});
