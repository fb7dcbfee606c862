import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import { covers } from '../support/covers.js';
import { computeSignature } from '../support/receiver.js';
import { assertRefused, createTestGateway, MERCHANT, ORDER } from '../support/test-gateway.js';
import { createWebhookGateway } from '../support/webhook-gateway.js';

const DAY_MS = 86_400_000;
const HALF_MS = 0.5;
const fails = () => new Response(null, { status: 500 });

describe('the limits of requests', () => {
  it('let a payment without expiresAt expire after five minutes', async () => {
    covers('limits.2');
    const { create, status, clock, sandbox } = createTestGateway();
    const { paymentId, expiresAt } = await create();
    assert.equal(expiresAt, clock.nowMs() / 1000 + 300);
    await sandbox('clock', { advanceMs: 299_999 });
    assert.equal((await status(paymentId)).status, 'requires_action');
    await sandbox('clock', { advanceMs: 1 });
    assert.equal((await status(paymentId)).status, 'expired');
  });

  for (const [waitMs, aheadS, isAllowed] of [
    [0, 0, false],
    [0, 1, true],
    [999, 1, true],
    [1, 0, false],
  ] as const) {
    it(`${isAllowed ? 'allow' : 'refuse'} an expiry ${aheadS * 1000 - waitMs} ms ahead`, async () => {
      covers('limits.3');
      const { sendRequest, clock } = createTestGateway();
      const expiresAt = clock.nowMs() / 1000 + aheadS;
      await clock.advance(waitMs);
      const response = await sendRequest('/v1/payments', { headers: MERCHANT, body: { ...ORDER, expiresAt } });
      if (isAllowed) assert.equal(response.status, 201);
      else assert.match(await assertRefused(response, 400, 'params_validation'), /future/);
    });
  }
});

describe('the limits of webhooks', () => {
  for (const [waitMs, state] of [
    [15_000 - HALF_MS, 'delivered'],
    [15_000 + HALF_MS, 'pending'],
  ] as const) {
    it(`leave a delivery ${state} if the endpoint responds after ${waitMs} ms`, async () => {
      covers('limits.5', 'delivery.2');
      // The deadline of an attempt is in real time, which this test controls.
      const realTime = createManualClock();
      const after = (ms: number, run: () => void) => realTime.schedule(realTime.nowMs() + ms, run);
      const gateway = createWebhookGateway();
      gateway.receiver.createDeadline = (ms) => {
        const deadline = new AbortController();
        after(ms, () => {
          deadline.abort();
        });
        return deadline.signal;
      };
      const arrived = new Promise<void>((resolve) => {
        gateway.receiver.answer = ({ init: { signal } }) =>
          new Promise((resolveResponse, reject) => {
            signal?.addEventListener('abort', () => {
              reject(new Error('aborted'));
            });
            after(waitMs, () => {
              resolveResponse(new Response(null, { status: 200 }));
            });
            resolve();
          });
      });
      await gateway.register();
      await gateway.create();
      const sending = gateway.deliver();
      await arrived;
      await realTime.advance(waitMs);
      await sending;
      assert.equal((await gateway.deliveries())[0]?.state, state);
    });
  }

  it("keep the timestamp of every attempt within five minutes of the receiver's time", async () => {
    covers('limits.6', 'signatures.4');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = fails;
    const { secret } = await gateway.register({ events: ['payment.created'] });
    await gateway.create();
    await gateway.sandbox('clock', { advanceMs: 2 * DAY_MS });
    assert.equal(gateway.receiver.received.length, 8);
    for (const received of gateway.receiver.received) {
      const timestamp = Number(received.headers.get('webhook-timestamp'));
      assert.ok(Math.abs(received.atMs / 1000 - timestamp) <= 300, `${received.atMs} ${timestamp}`);
      assert.equal(received.headers.get('webhook-signature'), computeSignature(received, secret));
    }
  });

  it('disable an endpoint after five days of failures, and not a second earlier', async () => {
    covers('limits.8', 'delivery.9');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = fails;
    await gateway.register({ events: ['payment.created'] });
    await gateway.create();
    await gateway.deliver();
    await gateway.clock.advance(5 * DAY_MS - 1_000);
    await gateway.create();
    await gateway.clock.advance(999);
    assert.equal((await gateway.endpoint()).disabledAt, null);
    await gateway.clock.advance(1);
    await gateway.create();
    await gateway.deliver();
    assert.notEqual((await gateway.endpoint()).disabledAt, null);
  });
});
