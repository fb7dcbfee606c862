import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { covers } from '../../support/covers.js';
import { assertRefused } from '../../support/test-gateway.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';

const DAY_MS = 86_400_000;
const fails = () => new Response(null, { status: 500 });
const works = () => new Response(null, { status: 200 });
const iso = (atMs: number) => new Date(atMs).toISOString();

const setUp = async (): Promise<WebhookGateway> => {
  const gateway = createWebhookGateway();
  await gateway.register({ events: ['payment.created'] });
  return gateway;
};

const countEvents = async (gateway: WebhookGateway, what: 'resend' | 'replay', sinceMs: number): Promise<number> =>
  ((await gateway.call('POST', `deliveries/${what}`, { since: iso(sinceMs) })) as { count: number }).count;

describe('a resent delivery', () => {
  it('arrives under the same ids, delivered or not', async () => {
    covers('delivery.1', 'delivery.6', 'signatures.3');
    const gateway = await setUp();
    await gateway.create();
    await gateway.deliver();
    const [delivery] = await gateway.deliveries();
    await gateway.call('POST', `deliveries/${delivery?.id}/resend`, {});
    await gateway.deliver();
    const [first, second] = gateway.receiver.received;
    assert.equal(second?.headers.get('webhook-id'), first?.headers.get('webhook-id'));
    assert.equal(second?.body, first?.body);
    assert.deepEqual((await gateway.deliveries())[0]?.attempts.length, 2);
  });

  it('has arrived if the attempt that was under way has', async () => {
    const gateway = await setUp();
    let answer = (_: Response): void => undefined;
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let attempts = 0;
    gateway.receiver.answer = () => (++attempts === 1 ? held : fails());
    await gateway.create();
    const delivering = gateway.deliver();
    while (!attempts) await new Promise((resolve) => setImmediate(resolve));
    const [delivery] = await gateway.deliveries();
    await gateway.call('POST', `deliveries/${delivery?.id}/resend`, {});
    answer(works());
    await delivering;
    await gateway.clock.advance(2 * DAY_MS);
    const [delivered] = await gateway.deliveries();
    assert.deepEqual([delivered?.state, delivered?.attempts.map(({ status }) => status)], ['delivered', [200]]);
    assert.equal(await countEvents(gateway, 'replay', gateway.clock.nowMs() - 3 * DAY_MS), 0);
  });

  it('starts a new round of attempts', async () => {
    covers('delivery.6');
    const gateway = await setUp();
    gateway.receiver.answer = fails;
    await gateway.create();
    await gateway.clock.advance(2 * DAY_MS);
    const [delivery] = await gateway.deliveries();
    await gateway.call('POST', `deliveries/${delivery?.id}/resend`, {});
    await gateway.clock.advance(2 * DAY_MS);
    assert.deepEqual(
      (await gateway.deliveries()).map(({ state, attempts }) => [state, attempts.length]),
      [['failed', 16]],
    );
  });
});

describe('resending failed deliveries', () => {
  it('resends only the failed deliveries since the given time', async () => {
    covers('delivery.7');
    const gateway = await setUp();
    gateway.receiver.answer = fails;
    await gateway.create();
    await gateway.clock.advance(2 * DAY_MS);
    const sinceMs = gateway.clock.nowMs();
    await gateway.create();
    await gateway.clock.advance(2 * DAY_MS);
    gateway.receiver.answer = works;
    await gateway.create();
    await gateway.deliver();
    const count = gateway.receiver.received.length;
    assert.equal(await countEvents(gateway, 'resend', sinceMs), 1);
    await gateway.deliver();
    assert.equal(gateway.receiver.received.length, count + 1);
    assert.equal(await countEvents(gateway, 'resend', 0), 1);
  });
});

describe('a replay', () => {
  it('sends the events that never arrived, also those older than the endpoint', async () => {
    covers('delivery.8');
    const gateway = createWebhookGateway();
    const sinceMs = gateway.clock.nowMs();
    const { paymentId } = await gateway.create();
    await gateway.register({ events: ['payment.created'] });
    await gateway.create();
    await gateway.deliver();
    assert.equal(await countEvents(gateway, 'replay', sinceMs), 1);
    await gateway.deliver();
    assert.equal(gateway.receiver.received.at(-1)?.event.data.payment_id, paymentId);
    assert.equal(await countEvents(gateway, 'replay', sinceMs), 0);
  });

  it('skips pending deliveries, and sends failed ones', async () => {
    covers('delivery.8');
    const gateway = await setUp();
    gateway.receiver.answer = fails;
    const sinceMs = gateway.clock.nowMs();
    await gateway.create();
    await gateway.deliver();
    assert.equal(await countEvents(gateway, 'replay', sinceMs), 0);
    await gateway.clock.advance(2 * DAY_MS);
    assert.equal(await countEvents(gateway, 'replay', sinceMs), 1);
  });

  it('skips events that arrived once, even if a later attempt failed', async () => {
    const gateway = await setUp();
    const sinceMs = gateway.clock.nowMs();
    await gateway.create();
    await gateway.deliver();
    gateway.receiver.answer = fails;
    const [delivery] = await gateway.deliveries();
    await gateway.call('POST', `deliveries/${delivery?.id}/resend`, {});
    await gateway.clock.advance(2 * DAY_MS);
    assert.equal((await gateway.deliveries())[0]?.state, 'failed');
    assert.equal(await countEvents(gateway, 'replay', sinceMs), 0);
  });

  it('skips sample events', async () => {
    const gateway = createWebhookGateway();
    await gateway.register();
    gateway.receiver.answer = fails;
    const sinceMs = gateway.clock.nowMs();
    await gateway.call('POST', 'webhook-endpoint/test', { type: 'payment.created' });
    await gateway.clock.advance(2 * DAY_MS);
    assert.equal((await gateway.deliveries())[0]?.state, 'failed');
    assert.equal(await countEvents(gateway, 'replay', sinceMs - DAY_MS), 0);
  });

  it('reaches back fourteen days and not a millisecond more', async () => {
    covers('limits.9');
    const gateway = await setUp();
    const reachMs = gateway.clock.nowMs() - 14 * DAY_MS;
    assert.equal(await countEvents(gateway, 'replay', reachMs), 0);
    const response = await gateway.sendRequest('/sandbox/deliveries/replay', { body: { since: iso(reachMs - 1) } });
    assert.match(await assertRefused(response, 400, 'params_validation'), /14 days/);
  });
});

describe('a test event', () => {
  for (const type of WEBHOOK_EVENT_TYPES) {
    for (const mode of ['test', 'live']) {
      it(`of ${type} says live: false in ${mode} mode`, async () => {
        covers('events.10');
        const gateway = createWebhookGateway();
        await gateway.register({ mode });
        await gateway.call('POST', 'webhook-endpoint/test', { type, mode });
        await gateway.deliver();
        const { event } = gateway.receiver.received[0] ?? {};
        assert.deepEqual([event?.type, event?.data.live], [type, false]);
        assert.equal((await gateway.deliveries(mode))[0]?.state, 'delivered');
      });
    }
  }
});
