import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { covers } from '../support/covers.js';
import { reach, takeStep } from '../support/reach.js';
import { computeSignature } from '../support/receiver.js';
import { LIVE_MERCHANT, MERCHANT } from '../support/test-gateway.js';
import { createWebhookGateway, HOOK } from '../support/webhook-gateway.js';

describe('a signature', () => {
  it('is made with the secret of its environment', async () => {
    covers('signatures.1', 'signatures.2', 'signatures.6');
    const gateway = createWebhookGateway();
    const test = await gateway.register();
    const live = await gateway.register({ mode: 'live' });
    assert.notEqual(live.secret, test.secret);
    for (const [headers, { secret }] of [
      [MERCHANT, test],
      [LIVE_MERCHANT, live],
    ] as const) {
      await gateway.create({}, headers);
      await gateway.deliver();
      const received = gateway.receiver.received.at(-1);
      assert.ok(received);
      assert.equal(received.headers.get('webhook-signature'), computeSignature(received, secret));
    }
  });

  it('has the second of the attempt as its timestamp', async () => {
    covers('signatures.4');
    const gateway = createWebhookGateway();
    await gateway.register();
    await gateway.clock.advance(999);
    await gateway.create();
    await gateway.deliver();
    const timestamp = gateway.receiver.received[0]?.headers.get('webhook-timestamp');
    assert.equal(timestamp, String(Math.floor(gateway.clock.nowMs() / 1000)));
  });
});

describe('events', () => {
  it('of all seven types are sent by default', async () => {
    covers('events.8', 'events.9');
    const gateway = createWebhookGateway();
    await gateway.register();
    await takeStep(gateway, await reach(gateway, 'succeeded'), 'settle');
    for (const status of ['failed', 'expired', 'cancelled'] as const) await reach(gateway, status);
    await gateway.deliver();
    assert.deepEqual(new Set(gateway.receiver.received.map(({ event }) => event.type)), new Set(WEBHOOK_EVENT_TYPES));
    for (const { url, init } of gateway.receiver.received) assert.deepEqual([url, init.method], [HOOK, 'POST']);
  });

  it('include an automatic settlement in the test environment, but not in the live one', async () => {
    covers('events.11');
    const gateway = createWebhookGateway();
    await gateway.register();
    await gateway.register({ mode: 'live' });
    for (const [headers, isSettled] of [
      [MERCHANT, true],
      [LIVE_MERCHANT, false],
    ] as const) {
      const { paymentId } = await gateway.create({}, headers);
      await gateway.sandbox(`payments/${paymentId}/succeed`);
      await gateway.sandbox('clock', { advanceMs: 3_600_000 });
      const received = gateway.receiver.received.filter(({ event }) => event.data.payment_id === paymentId);
      assert.equal(
        received.some(({ event }) => event.type === 'payment.settled'),
        isSettled,
      );
    }
  });

  it('keep their id in every attempt', async () => {
    covers('delivery.1', 'signatures.3');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = () => new Response(null, { status: 500 });
    await gateway.register();
    await gateway.create();
    await gateway.sandbox('clock', { advanceMs: 305_000 });
    const { received } = gateway.receiver;
    assert.equal(new Set(received.map(({ event }) => event.id)).size, 2);
    const created = received.filter(({ event }) => event.type === 'payment.created');
    assert.equal(created.length, 3);
    assert.equal(new Set(created.map(({ headers }) => headers.get('webhook-id'))).size, 1);
  });

  it('are not sent again after the last failed attempt', async () => {
    covers('delivery.5');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = () => new Response(null, { status: 500 });
    await gateway.register({ events: ['payment.created'] });
    await gateway.create();
    await gateway.sandbox('clock', { advanceMs: 29 * 3_600_000 });
    const count = gateway.receiver.received.length;
    assert.equal((await gateway.deliveries())[0]?.state, 'failed');
    await gateway.sandbox('clock', { advanceMs: 30 * 86_400_000 });
    assert.equal(gateway.receiver.received.length, count);
  });
});
