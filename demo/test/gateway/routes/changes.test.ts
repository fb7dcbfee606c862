import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHANGE, readChanges } from '../../support/change-reader.js';
import { PARTNER, settle } from '../../support/test-gateway.js';
import { watch } from '../../support/watch.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';

const DESTINATION = {
  asset: 'eip155:84532/slip44:60',
  destination: 'eip155:84532:0x00000000000000000000000000000000000000a1',
};
const FAULT = { route: 'GET /v1/gateway/*', kind: 'status', times: 1 };

const listen = async (gateway: WebhookGateway) => readChanges(await gateway.sendRequest('/sandbox/changes'));

describe('the changes', () => {
  const CHANGES: Readonly<Record<string, (gateway: WebhookGateway) => Promise<unknown>>> = {
    'a new payment': ({ create }) => create(),
    'an endpoint': ({ register }) => register(),
    'an endpoint that was removed': ({ call }) => call('DELETE', 'webhook-endpoint'),
    'a new merchant': ({ addMerchant }) => addMerchant(),
    'a new destination of settlements': ({ sendRequest }) =>
      sendRequest('/v1/merchants/merchant_demo/settlements/crypto', {
        headers: { ...PARTNER, 'Idempotency-Key': 'one' },
        body: { settlements: [DESTINATION] },
      }),
    'a new fault': ({ call }) => call('POST', 'faults', FAULT),
    'cleared faults': ({ call }) => call('DELETE', 'faults'),
    'the clock': ({ call }) => call('POST', 'clock', { advanceMs: 1_000 }),
  };
  for (const [what, change] of Object.entries(CHANGES)) {
    it(`are sent for ${what}`, async () => {
      const gateway = createWebhookGateway();
      const { next, close } = await listen(gateway);
      await change(gateway);
      assert.equal(await next(), CHANGE);
      await close();
    });
  }

  it('are sent for a step, a delivery attempt and a used fault', async () => {
    const gateway = createWebhookGateway();
    await gateway.register();
    const { paymentId } = await gateway.create();
    await gateway.call('POST', 'faults', FAULT);
    const { next, close } = await listen(gateway);
    const later: readonly (() => Promise<unknown>)[] = [
      () => gateway.call('POST', `payments/${paymentId}/process`, {}),
      () => gateway.deliver(),
      () => gateway.sendRequest(`/v1/gateway/payment/${paymentId}`),
    ];
    for (const change of later) {
      await change();
      assert.equal(await next(), CHANGE);
    }
    await close();
  });

  it('are not sent without a change, and unread ones are merged', async () => {
    const gateway = createWebhookGateway();
    const { next, close } = await listen(gateway);
    for (let i = 0; i < 10; i++) await gateway.create();
    assert.equal(await next(), CHANGE);
    const quiet = watch(next());
    await gateway.call('GET', 'payments');
    await settle();
    assert.equal(quiet.isSettled, false);
    await gateway.create();
    assert.equal(await quiet.promise, CHANGE);
    await close();
  });

  it('end when the gateway closes', async () => {
    const gateway = createWebhookGateway();
    const open = await listen(gateway);
    const end = open.next();
    gateway.close();
    assert.equal(await end, undefined);
    const late = await listen(gateway);
    assert.equal(await late.next(), undefined);
  });

  it('end and release everything when the page disconnects', async () => {
    const gateway = createWebhookGateway();
    const leaving = new AbortController();
    const { next } = await readChanges(await gateway.sendRequest('/sandbox/changes', { signal: leaving.signal }));
    leaving.abort();
    assert.equal(await next(), undefined);
    await gateway.create();
  });
});
