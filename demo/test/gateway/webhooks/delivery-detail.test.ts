import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Delivery } from '../../../gateway/store/delivery-table.js';
import { computeSignature } from '../../support/receiver.js';
import { createWebhookGateway, HOOK, type WebhookGateway } from '../../support/webhook-gateway.js';

type Detail = Delivery & { readonly body: string; readonly paymentId: string };

const setUp = async () => {
  const gateway = createWebhookGateway();
  const { secret } = await gateway.register({ events: ['payment.created'] });
  const { paymentId } = await gateway.create();
  await gateway.deliver();
  const [delivery] = await gateway.deliveries();
  return { gateway, secret, paymentId, id: delivery?.id ?? '' };
};

const detail = async ({ call }: WebhookGateway, id: string): Promise<Detail> =>
  (await call('GET', `deliveries/${id}`)) as Detail;

describe('one delivery', () => {
  it('has the URL, the headers and the body of the request', async () => {
    const { gateway, paymentId, id } = await setUp();
    const [received] = gateway.receiver.received;
    const { body, attempts, ...rest } = await detail(gateway, id);
    assert.ok(received);
    assert.deepEqual([rest.paymentId, rest.state, body], [paymentId, 'delivered', received.body]);
    assert.equal(attempts[0]?.sent?.url, HOOK);
    assert.deepEqual(new Headers(attempts[0].sent.headers), received.headers);
  });

  it('keeps the signature of each attempt after the secret is replaced', async () => {
    const { gateway, secret, id } = await setUp();
    for (let i = 0; i < 2; i++) await gateway.call('POST', 'webhook-endpoint/rotate', {});
    await gateway.call('POST', `deliveries/${id}/resend`, {});
    await gateway.deliver();
    const { attempts } = await detail(gateway, id);
    const [first, second] = gateway.receiver.received;
    assert.ok(first && second);
    const signatures = attempts.map(({ sent }) => sent?.headers['webhook-signature']);
    assert.deepEqual(signatures, [computeSignature(first, secret), second.headers.get('webhook-signature')]);
    assert.notEqual(signatures[0], signatures[1]);
  });

  it('never shows the secret', async () => {
    const { gateway, id } = await setUp();
    for (const path of [`deliveries/${id}`, 'deliveries'])
      assert.doesNotMatch(JSON.stringify(await gateway.call('GET', path)), /whsec_/);
  });
});

describe('the list of endpoints', () => {
  it('holds those of both modes, or none', async () => {
    const gateway = createWebhookGateway();
    assert.deepEqual(await gateway.call('GET', 'webhook-endpoints'), { data: [] });
    const live = await gateway.register({ mode: 'live' });
    assert.deepEqual(await gateway.call('GET', 'webhook-endpoints'), { data: [live] });
    const test = await gateway.register();
    assert.deepEqual(await gateway.call('GET', 'webhook-endpoints'), { data: [test, live] });
  });
});
