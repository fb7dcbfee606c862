import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore, createWebhookHandler } from 'pay-status/webhooks';
import type { LogEntry } from '../../../gateway/log/entry.js';
import { toPrettyLine } from '../../../gateway/log/lines.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';

/** Delivers an event to an endpoint that answers with these; resolves to the last attempt. */
const deliver = async (gateway: WebhookGateway, answer: WebhookGateway['receiver']['answer']) => {
  gateway.receiver.answer = answer;
  await gateway.create();
  await gateway.deliver();
  const [delivery] = await gateway.deliveries();
  const attempt = delivery?.attempts.at(-1);
  assert.ok(delivery && attempt);
  return { ...delivery, attempt };
};

describe('the answer of an endpoint that refuses a delivery', () => {
  const huge = `{"code":"${'x'.repeat(1_000_000)}"}`;
  for (const [body, reason] of [
    ['{"code":"no_matching_signature"}', ' (no_matching_signature)'],
    ['{"code":"<b>a wrong secret</b>"}', ''],
    ['<h1>Bad request</h1>', ''],
    ['<!doctype html><html></html>', ''],
    [huge, ''],
    [null, ''],
  ] as const) {
    it(`shows the code of a refusal with the body ${body?.slice(0, 40)}`, async () => {
      const gateway = createWebhookGateway();
      gateway.receiver.answer = () => new Response(body, { status: 400 });
      await gateway.register();
      await gateway.create();
      await gateway.deliver();
      const [delivery] = await gateway.deliveries();
      assert.equal(delivery?.attempts[0]?.error, `The endpoint responded with 400${reason}`);
    });
  }

  const OWN = 'register that address.';
  const GUARD = 'if a login or another guard leads there, let the webhook route pass without a session.';
  for (const [location, target, advice] of [
    ['/hooks/?token=t0ken', '/hooks/', OWN],
    ['https://user:pa55@www.shop.example/hooks?token=t0ken', 'https://www.shop.example/hooks', OWN],
    ['/login?next=/hooks', '/login', GUARD],
    ['data:text/plain,t0ken', 'data:', GUARD],
    // As an HTTP client reads it.
    [Buffer.from('/würfel').toString('latin1'), '/w%C3%BCrfel', GUARD],
  ] as const) {
    it(`names where it redirects, which is not followed, and what to do: ${location}`, async () => {
      const gateway = createWebhookGateway();
      gateway.receiver.answer = () => new Response(null, { status: 308, headers: { Location: location } });
      await gateway.register({ url: 'http://localhost:9000/hooks' });
      await gateway.create();
      await gateway.deliver();
      const [delivery] = await gateway.deliveries();
      const error = `The endpoint redirects (308 to ${target}). Redirects are never followed: ${advice}`;
      assert.equal(delivery?.attempts[0]?.error, error);
      assert.equal(gateway.receiver.received.length, 1);
    });
  }

  for (const [status, headers] of [
    [304, { Location: '/' }],
    [302, {}],
    [302, { Location: 'http://[' }],
  ] as const) {
    it(`names its status if it redirects to no address: ${status} ${JSON.stringify(headers)}`, async () => {
      const gateway = createWebhookGateway();
      gateway.receiver.answer = () => new Response(null, { status, headers });
      await gateway.register();
      await gateway.create();
      await gateway.deliver();
      const [delivery] = await gateway.deliveries();
      assert.equal(delivery?.attempts[0]?.error, `The endpoint responded with ${status}`);
    });
  }

  for (const status of [401, 403]) {
    it(`may be that of a guard in front of the route: ${status}`, async () => {
      const gateway = createWebhookGateway();
      await gateway.register();
      const { attempt } = await deliver(gateway, () => new Response('Forbidden', { status }));
      assert.match(
        attempt.error ?? '',
        /^The endpoint responded with 40[13]: probably a login .*in front of the route$/,
      );
    });
  }

  it('is read only in its first part', async () => {
    const gateway = createWebhookGateway();
    let isCancelled = false;
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"code":"missing_header"}'));
      },
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isCancelled = true;
      },
    });
    gateway.receiver.answer = () => new Response(body, { status: 400 });
    await gateway.register();
    await gateway.create();
    await gateway.deliver();
    const [delivery] = await gateway.deliveries();
    assert.equal(delivery?.attempts[0]?.error, 'The endpoint responded with 400 (missing_header)');
    assert.ok(isCancelled);
  });

  it('is awaited no longer than the response', async () => {
    const gateway = createWebhookGateway();
    const deadline = new AbortController();
    gateway.receiver.createDeadline = () => deadline.signal;
    gateway.receiver.answer = () => {
      setImmediate(() => deadline.abort());
      return new Response(new ReadableStream(), { status: 400 });
    };
    await gateway.register();
    await gateway.create();
    await gateway.deliver();
    const [delivery] = await gateway.deliveries();
    assert.equal(delivery?.attempts[0]?.error, 'The endpoint responded with 400');
  });
});

describe('the answer of an endpoint that acknowledges a delivery', () => {
  /** The library's handler, on the gateway's clock. */
  const setUp = async (mode: 'test' | 'live') => {
    const gateway = createWebhookGateway();
    const { secret } = await gateway.register();
    const logger = { warn: () => undefined, error: () => undefined };
    const now = () => gateway.clock.nowMs();
    const store = createMemoryStore();
    const handle = createWebhookHandler({ secret, mode, now, store, logger, onPayment: () => undefined });
    const answer: WebhookGateway['receiver']['answer'] = ({ url, headers, body }) =>
      handle(new Request(url, { method: 'POST', headers, body }));
    return { gateway, answer };
  };

  for (const [mode, result] of [
    ['test', 'applied'],
    ['live', 'other_mode'],
  ] as const) {
    it(`has the result of a handler for the mode ${mode}: ${result}`, async () => {
      const { gateway, answer } = await setUp(mode);
      const { id, state, attempt } = await deliver(gateway, answer);
      assert.deepEqual([state, attempt.status, attempt.error, attempt.result], ['delivered', 200, null, result]);
      const detail = (await gateway.call('GET', `deliveries/${id}`)) as { attempts: { result: string | null }[] };
      assert.deepEqual(
        detail.attempts.map((each) => each.result),
        [result],
      );
    });
  }

  for (const body of ['\n<!DOCTYPE html>\n<html lang="en"></html>', '<html><body>']) {
    it(`says that it is a page, and counts as received: ${JSON.stringify(body)}`, async () => {
      const entries: LogEntry[] = [];
      const gateway = createWebhookGateway({ onLog: (entry) => entries.push(entry) });
      await gateway.register();
      const { state, attempt } = await deliver(gateway, () => new Response(body));
      assert.deepEqual([state, attempt.error, attempt.result], ['delivered', null, 'html_page']);
      assert.match(
        toPrettyLine(entries.find(({ kind }) => kind === 'webhook')!),
        / result: an HTML page: is this the webhook route\?$/,
      );
    });
  }

  it('says that the endpoint has forgotten an event which it applies again', async () => {
    const entries: LogEntry[] = [];
    const gateway = createWebhookGateway({ onLog: (entry) => entries.push(entry) });
    await gateway.register();
    const { id } = await deliver(gateway, () => Response.json({ result: 'applied' }));
    await gateway.call('POST', `deliveries/${id}/resend`, {});
    await gateway.deliver();
    const [first, second] = entries.filter(({ kind }) => kind === 'webhook').map(toPrettyLine);
    assert.match(first!, / result: applied$/);
    assert.match(
      second!,
      / result: applied again: the receiver has forgotten this event, so the order can be shipped twice$/,
    );
  });

  for (const body of ['{"result":"<b>applied</b>"}', '{"code":"other_mode"}', 'OK', '<p>OK</p>', null]) {
    it(`is a success without a result if it is ${body}`, async () => {
      const gateway = createWebhookGateway();
      await gateway.register();
      const { state, attempt } = await deliver(gateway, () => new Response(body));
      assert.deepEqual([state, attempt.error, attempt.result], ['delivered', null, null]);
    });
  }
});
