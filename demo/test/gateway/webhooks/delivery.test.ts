import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSystemClock } from '../../../gateway/clock/system-clock.js';
import { covers } from '../../support/covers.js';
import { createFakeMachine } from '../../support/fake-machine.js';
import { settle } from '../../support/test-gateway.js';
import { computeSignature } from '../../support/receiver.js';
import { createWebhookGateway, HOOK, type WebhookGateway } from '../../support/webhook-gateway.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const types = ({ receiver }: WebhookGateway) => receiver.received.map(({ event }) => event.type);

/** A gateway in real time, and an endpoint whose responses the test controls. */
const setUpSlowReceiver = async () => {
  const machine = createFakeMachine();
  const gateway = createWebhookGateway({ clock: createSystemClock(machine) });
  const answers: (() => void)[] = [];
  let onArrival = (): void => undefined;
  gateway.receiver.nowMs = machine.nowMs;
  gateway.receiver.answer = () =>
    new Promise((resolve) => {
      answers.push(() => resolve(new Response()));
      onArrival();
    });
  const arrival = async (count: number): Promise<void> => {
    while (answers.length < count) await new Promise<void>((resolve) => (onArrival = resolve));
  };
  await gateway.register();
  return { gateway, machine, answers, arrival };
};

describe('the events of a payment', () => {
  it('are sent as they happen, each with a full snapshot and the next version', async () => {
    covers('events.1', 'events.2', 'events.3', 'events.7', 'events.11', 'fields.snapshot.3', 'fields.snapshot.4');
    const gateway = createWebhookGateway();
    await gateway.register();
    const { paymentId } = await gateway.create();
    // Deliveries that are due at the same moment are sent at the same moment: the interface promises no order.
    await gateway.deliver();
    for (const step of ['process', 'succeed']) {
      await gateway.sandbox(`payments/${paymentId}/${step}`);
      await gateway.deliver();
    }
    await gateway.clock.advance(2_000);
    assert.deepEqual(types(gateway), ['payment.created', 'payment.processing', 'payment.succeeded', 'payment.settled']);
    const snapshots = gateway.receiver.received.map(({ event }) => event.data);
    assert.deepEqual(
      snapshots.map(({ payment_state_version: version, status, live }) => [version, status, live]),
      [
        [0, 'requires_action', false],
        [1, 'processing', false],
        [2, 'succeeded', false],
        [3, 'succeeded', false],
      ],
    );
    for (const { payment_id: id } of snapshots) assert.equal(id, paymentId);
  });

  it('are only those that the endpoint subscribed to', async () => {
    covers('events.9');
    const gateway = createWebhookGateway();
    await gateway.register({ events: ['payment.succeeded'] });
    const { paymentId } = await gateway.create();
    await gateway.sandbox(`payments/${paymentId}/succeed`);
    await gateway.clock.advance(10_000);
    assert.deepEqual(types(gateway), ['payment.succeeded']);
  });
});

describe('a delivery', () => {
  it('is a signed POST of JSON whose redirects are not followed', async () => {
    covers('events.8', 'signatures.1', 'signatures.2', 'delivery.3');
    const gateway = createWebhookGateway();
    const { secret } = await gateway.register();
    await gateway.create();
    await gateway.deliver();
    const [received] = gateway.receiver.received;
    assert.ok(received);
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.equal(received.headers.get('webhook-signature'), computeSignature(received, secret));
    assert.equal(received.headers.get('content-type'), 'application/json');
    assert.match(received.headers.get('webhook-id') ?? '', /^msg_/);
    assert.deepEqual([received.init.method, received.init.redirect], ['POST', 'manual']);
  });

  it('is attempted eight times, exact to the second, and not again', async () => {
    covers('delivery.4', 'delivery.5', 'limits.7', 'signatures.3');
    const gateway = createWebhookGateway();
    gateway.receiver.answer = () => new Response(null, { status: 500 });
    await gateway.register({ events: ['payment.created'] });
    await gateway.create();
    const startMs = gateway.clock.nowMs();
    await gateway.clock.advance(3 * DAY_MS);
    assert.deepEqual(
      gateway.receiver.received.map(({ atMs }) => (atMs - startMs) / 1_000),
      [0, 5, 305, 2_105, 9_305, 27_305, 63_305, 99_305],
    );
    const [delivery] = await gateway.deliveries();
    assert.deepEqual([delivery?.state, delivery?.attempts.length], ['failed', 8]);
    assert.equal(new Set(gateway.receiver.received.map(({ headers }) => headers.get('webhook-id'))).size, 1);
    assert.equal(new Set(gateway.receiver.received.map(({ body }) => body)).size, 1);
  });

  const answers = {
    'an error': () => new Response(null, { status: 500 }),
    'a refusal': () => new Response(null, { status: 410 }),
    'a redirect': () => new Response(null, { status: 302, headers: { Location: HOOK } }),
    'no connection': () => Promise.reject(new TypeError('fetch failed')),
  };
  for (const [what, answer] of Object.entries(answers)) {
    it(`has failed after ${what}, and is retried`, async () => {
      covers('delivery.2');
      const gateway = createWebhookGateway();
      gateway.receiver.answer = answer;
      await gateway.register();
      await gateway.create();
      await gateway.deliver();
      gateway.receiver.answer = () => new Response(null, { status: 200 });
      await gateway.clock.advance(5_000);
      const [delivery] = await gateway.deliveries();
      assert.deepEqual(
        [delivery?.state, delivery?.attempts.map(({ error }) => error === null)],
        ['delivered', [false, true]],
      );
    });
  }

  it('is sent concurrently with up to 49 others', async () => {
    const { gateway, machine, arrival, answers } = await setUpSlowReceiver();
    for (let i = 0; i < 60; i++) await gateway.create();
    await machine.tick(0);
    await arrival(50);
    await settle();
    assert.equal(answers.length, 50);
    for (const answer of answers.slice(0, 4)) answer();
    await arrival(54);
    await settle();
    assert.equal(answers.length, 54);
    gateway.close();
  });
});
