import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { covers } from '../../support/covers.js';
import { computeSignature } from '../../support/receiver.js';
import { assertRefused, ORDER, PARTNER } from '../../support/test-gateway.js';
import { createWebhookGateway, HOOK } from '../../support/webhook-gateway.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const fails = () => new Response(null, { status: 500 });
const works = () => new Response(null, { status: 200 });

describe('a webhook endpoint', () => {
  it('is registered per mode, for all types by default', async () => {
    covers('limits.11');
    const { register, endpoint, sandbox } = createWebhookGateway();
    await register();
    const changed = await register({ url: `${HOOK}/2` });
    assert.deepEqual([changed.events, changed.mode], [[...WEBHOOK_EVENT_TYPES], 'test']);
    assert.equal((await endpoint()).url, `${HOOK}/2`);
    await assertRefused(await sandbox('webhook-endpoint/rotate', { mode: 'live' }), 404, 'invalid_params');
  });

  it('keeps its secret under the same URL, and shows it again', async () => {
    covers('signatures.7');
    const { register, endpoint } = createWebhookGateway();
    const { secret } = await register();
    assert.equal((await register({ events: ['payment.settled'] })).secret, secret);
    assert.equal((await endpoint()).secret, secret);
    assert.notEqual((await register({ url: `${HOOK}/other` })).secret, secret);
  });

  it('of another merchant gets the events of that merchant, and the one of the shop does not', async () => {
    const { register, addMerchant, sandbox, deliver, receiver } = createWebhookGateway();
    const merchantId = (await addMerchant())['Merchant-Id'];
    await register({ merchantId, url: `${HOOK}/acme`, events: ['payment.succeeded'] });
    await register();
    const response = await sandbox('payments', { ...ORDER, merchantId });
    const { paymentId } = (await response.json()) as { readonly paymentId: string };
    await sandbox(`payments/${paymentId}/succeed`);
    await deliver();
    assert.deepEqual(
      receiver.received.map(({ url, event }) => [url, event.type, event.data.payment_id]),
      [[`${HOOK}/acme`, 'payment.succeeded', paymentId]],
    );
  });

  it('is not registered for a merchant that does not exist or was deleted', async () => {
    const { addMerchant, sendRequest } = createWebhookGateway();
    const deleted = (await addMerchant())['Merchant-Id'];
    await sendRequest(`/v1/merchants/${deleted}`, { method: 'DELETE', headers: PARTNER });
    for (const merchantId of [deleted, 'mrch_none']) {
      const body = { merchantId, url: HOOK };
      const response = await sendRequest('/sandbox/webhook-endpoint', { method: 'PUT', body });
      await assertRefused(response, 404, 'merchant_not_found');
    }
  });

  for (const url of ['ftp://localhost/x', 'javascript:alert(1)', 'hook', 'http://user:pw@localhost/', '']) {
    it(`is refused at "${url}"`, async () => {
      const { sendRequest } = createWebhookGateway();
      const response = await sendRequest('/sandbox/webhook-endpoint', { method: 'PUT', body: { url } });
      assert.match(await assertRefused(response, 400, 'params_validation'), /url/);
    });
  }

  for (const host of [
    'localhost',
    '127.0.0.1',
    '169.254.1.1',
    '[::1]',
    '0x7f000001',
    'localhost.',
    '[::127.0.0.1]',
    '[::ffff:10.1.2.3]',
    '[2002:7f00:1::]',
    '[::]',
  ]) {
    it(`may be on ${host} unless the network is guarded`, async () => {
      const url = `http://${host}/hook`;
      await createWebhookGateway().register({ url });
      const guarded = createWebhookGateway({ guardsNetwork: true });
      const response = await guarded.sendRequest('/sandbox/webhook-endpoint', { method: 'PUT', body: { url } });
      await assertRefused(response, 400, 'params_validation');
      await guarded.register({ url: 'https://shop.example/hook' });
    });
  }

  it('in a private network gets nothing once the network is guarded', async () => {
    const store = createGatewayMemoryStore();
    await createWebhookGateway({ store }).register();
    const guarded = createWebhookGateway({ store, guardsNetwork: true });
    await guarded.create();
    await guarded.deliver();
    assert.equal(guarded.receiver.received.length, 0);
    assert.match(String((await guarded.deliveries())[0]?.attempts[0]?.error), /private network/);
    await guarded.register({ url: 'https://shop.example/hook' });
    await guarded.create();
    await guarded.deliver();
    assert.equal(guarded.receiver.received.length, 1);
  });

  it('signs with every secret of the last day, however often they are rotated', async () => {
    covers('signatures.5', 'limits.10');
    const { register, create, call, clock, receiver, deliver } = createWebhookGateway();
    const rotate = async () => ((await call('POST', 'webhook-endpoint/rotate', {})) as { secret: string }).secret;
    const { secret: first } = await register({ events: ['payment.created'] });
    const second = await rotate();
    await clock.advance(HOUR_MS);
    const third = await rotate();
    for (const [waitMs, secrets] of [
      [DAY_MS - HOUR_MS - 1, [third, second, first]],
      [1, [third, second]],
      [HOUR_MS, [third]],
    ] as const) {
      await clock.advance(waitMs);
      await create();
      await deliver();
      const received = receiver.received.at(-1);
      assert.ok(received);
      const expected = secrets.map((secret) => computeSignature(received, secret)).join(' ');
      assert.equal(received.headers.get('webhook-signature'), expected);
    }
  });

  it('receives nothing after it is deleted, not even retries', async () => {
    covers('delivery.10');
    const { register, create, call, clock, receiver, deliver, deliveries } = createWebhookGateway();
    receiver.answer = fails;
    await register();
    await create();
    await deliver();
    await call('DELETE', 'webhook-endpoint');
    receiver.answer = works;
    await register();
    await clock.advance(2 * DAY_MS);
    assert.deepEqual(
      receiver.received.map(({ event }) => event.type).filter((type) => type === 'payment.created').length,
      1,
    );
    const [delivery] = (await deliveries()).filter(({ eventType }) => eventType === 'payment.created');
    assert.deepEqual(
      [delivery?.state, delivery?.attempts.map(({ reason }) => reason)],
      ['failed', ['http_status', 'endpoint_gone']],
    );
  });

  /** One payment an hour, so that there is always something to fail. */
  const failFor = async (gateway: ReturnType<typeof createWebhookGateway>, hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      await gateway.create();
      await gateway.clock.advance(HOUR_MS);
    }
  };

  it('refuses to send anything while it is disabled, instead of acting as if it had', async () => {
    const gateway = createWebhookGateway();
    gateway.receiver.answer = fails;
    await gateway.register({ events: ['payment.created'] });
    await failFor(gateway, 130);
    const [delivery] = await gateway.deliveries();
    const since = new Date(gateway.clock.nowMs() - HOUR_MS).toISOString();
    for (const [path, body] of [
      ['webhook-endpoint/test', { type: 'payment.created' }],
      [`deliveries/${delivery?.id ?? ''}/resend`, {}],
      ['deliveries/resend', { since }],
      ['deliveries/replay', { since }],
    ] as const)
      await assertRefused(await gateway.sandbox(path, body), 400, 'invalid_state');
  });

  it('is not disabled when one delivery arrives in between', async () => {
    covers('delivery.9');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = fails;
    await gateway.register({ events: ['payment.created'] });
    await failFor(gateway, 100);
    gateway.receiver.answer = works;
    await failFor(gateway, 1);
    gateway.receiver.answer = fails;
    await failFor(gateway, 100);
    assert.equal((await gateway.endpoint()).disabledAt, null);
  });

  it('is enabled again by registering it', async () => {
    const gateway = createWebhookGateway();
    gateway.receiver.answer = fails;
    await gateway.register({ events: ['payment.created'] });
    await failFor(gateway, 130);
    gateway.receiver.answer = works;
    assert.equal((await gateway.register({ events: ['payment.created'] })).disabledAt, null);
    const count = gateway.receiver.received.length;
    await failFor(gateway, 1);
    assert.ok(gateway.receiver.received.length > count);
  });
});
