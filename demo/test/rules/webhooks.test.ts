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
});
