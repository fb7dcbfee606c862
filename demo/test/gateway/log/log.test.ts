import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LogEntry } from '../../../gateway/log/entry.js';
import { toJsonLine, toPrettyLine } from '../../../gateway/log/lines.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { BUYER, LIVE_MERCHANT, MERCHANT, ORDER, WALLET } from '../../support/test-gateway.js';
import { createWebhookGateway } from '../../support/webhook-gateway.js';

const setUp = (options: Parameters<typeof createWebhookGateway>[0] = {}) => {
  const entries: LogEntry[] = [];
  const gateway = createWebhookGateway({ onLog: (entry) => entries.push(entry), ...options });
  return { ...gateway, entries, of: (kind: LogEntry['kind']) => entries.filter((entry) => entry.kind === kind) };
};

/** The entry without its times. */
const untimed = ({ atMs: _, ...entry }: LogEntry) => entry;

describe('the log has an entry for', () => {
  it('a created payment, with its id', async () => {
    const { create, entries } = setUp();
    const { paymentId } = await create();
    const request = { kind: 'request', method: 'POST', path: '/v1/payments', status: 201, durationMs: 0, paymentId };
    assert.deepEqual(entries.map(untimed), [request]);
  });

  it('a requested payment, with its id and without the query', async () => {
    const { create, sendRequest, entries } = setUp();
    const { paymentId, gatewayUrl } = await create();
    const once = encodeURIComponent(gatewayUrl);
    for (const name of [paymentId, once, encodeURIComponent(once)])
      await sendRequest(`/v1/gateway/payment/${name}/status?maxPollMs=0&token=t0ken`, { headers: BUYER });
    for (const entry of entries.slice(1)) {
      assert.ok(entry.kind === 'request');
      assert.deepEqual([entry.status, entry.paymentId], [200, paymentId]);
      assert.doesNotMatch(entry.path, /\?/);
    }
  });

  it('an error response, with its code', async () => {
    const { sendRequest, entries } = setUp();
    await sendRequest('/v1/payments', { body: ORDER });
    await sendRequest('/v1/gateway/payment/pay_none', { headers: BUYER });
    const refusals = entries.map((entry) => entry.kind === 'request' && [entry.status, entry.code]);
    assert.deepEqual(refusals, [
      [401, 'missing_auth_headers'],
      [404, 'payment_not_found'],
    ]);
  });

  it('an aborted request, without a status', async () => {
    const { sendRequest, entries, faults } = setUp();
    faults.add({ route: 'GET /v1/*', kind: 'drop' });
    await assert.rejects(sendRequest('/v1/gateway/payment/pay_1', { headers: BUYER }), TypeError);
    assert.equal(entries.length, 1);
    assert.equal(entries[0]?.kind === 'request' && entries[0].status, null);
  });

  it('a request with a truncated response, without reading the body', async () => {
    const { create, sendRequest, faults, of } = setUp();
    faults.add({ route: 'POST /v1/*', kind: 'truncate', times: 1 });
    const cut = await sendRequest('/v1/payments', { headers: MERCHANT, body: ORDER });
    await assert.rejects(cut.text(), TypeError);
    await create();
    assert.equal(of('request').length, 2);
  });

  it('each attempt to deliver a webhook, with the address of its receiver but not its query', async () => {
    const { create, register, deliver, receiver, clock, of } = setUp();
    await register({ url: 'http://localhost:9000/hooks/shop?token=t0ken' });
    receiver.answer = () => new Response(null, { status: receiver.received.length === 1 ? 503 : 204 });
    const { paymentId } = await create();
    await deliver();
    await clock.advance(5_000);
    const [first, second] = of('webhook');
    assert.ok(first?.kind === 'webhook' && second?.kind === 'webhook');
    assert.deepEqual([first.status, second.status], [503, 204]);
    assert.deepEqual(
      [first.type, first.receiver, first.paymentId],
      ['payment.created', 'http://localhost:9000/hooks/shop', paymentId],
    );
    assert.match(first.deliveryId, /^msg_/);
    assert.match(first.error ?? '', /503/);
    assert.equal(second.error, undefined);
  });

  it('a live payment whose events have no endpoint although those of test mode have one', async () => {
    const { create, register, of } = setUp();
    await create({}, LIVE_MERCHANT);
    await register();
    await create();
    assert.deepEqual(of('note'), []);
    await create({}, LIVE_MERCHANT);
    const [note, ...others] = of('note');
    assert.match(
      note ? toPrettyLine(note) : '',
      /A live payment .* only test mode has a webhook endpoint\. Register one/,
    );
    await register({ mode: 'live' });
    await create({}, LIVE_MERCHANT);
    assert.deepEqual([others, of('note').length], [[], 1]);
  });

  it('an internal error, besides its request', async () => {
    const store = { ...createGatewayMemoryStore(), read: () => Promise.reject(new Error('the disk is full')) };
    const { sendRequest, of } = setUp({ store });
    await sendRequest('/v1/gateway/payment/pay_1', { headers: BUYER });
    const [failure] = of('error');
    assert.ok(failure?.kind === 'error');
    assert.equal(failure.error, 'Error: the disk is full');
    assert.match(failure.stack ?? '', /log\.test/);
    const [request] = of('request');
    assert.deepEqual(request?.kind === 'request' && [request.status, request.code], [500, 'internal_error']);
  });
});

describe('no line of the log', () => {
  it('contains a key, a secret, a signature or a body', async () => {
    const leak =
      'postgres://user:pa55@w0rd@localhost/db whsec_AAAA+/= wcp_live_demo v1,bm90IGEgcmVhbCBzaWduYXR1cmUgYXQgYWxs=';
    const memory = createGatewayMemoryStore();
    let isBroken = false;
    const read: typeof memory.read = (work) => (isBroken ? Promise.reject(new Error(leak)) : memory.read(work));
    const { sendRequest, create, call, register, deliver, clock, receiver, entries } = setUp({
      store: { ...memory, read },
    });
    const { secret } = await register();
    const { secret: newer } = (await call('POST', 'webhook-endpoint/rotate', {})) as { secret: string };
    const everything = { ...BUYER, ...WALLET, ...MERCHANT, 'X-Api-Key': 'wcp_test_demo', 'Idempotency-Key': 'idem-1' };
    const { paymentId } = await create({ referenceId: 'Ref-In-Body' });
    await create({}, LIVE_MERCHANT);
    const addresses = ['/v1/payments', `/v1/payments/${paymentId}/status`, `/v1/gateway/payment/${paymentId}`];
    for (const headers of [MERCHANT, LIVE_MERCHANT, WALLET, BUYER, everything])
      for (const path of addresses)
        for (const body of [undefined, { ...ORDER, referenceId: 'Ref-In-Body' }])
          await sendRequest(path, { headers, body });
    for (const key of ['wcp_test_demo', 'wcp_live_demo', 'wcp_test_wallet', secret, encodeURIComponent(newer)]) {
      await sendRequest(`/v1/merchants/${key}/payments?key=${key}`, { headers: MERCHANT });
      await sendRequest(`/v1/gateway/payment/${key}/status?key=${key}`, { headers: BUYER });
    }
    await deliver();
    await clock.advance(60_000);
    isBroken = true;
    await sendRequest(`/v1/gateway/payment/${paymentId}`, { headers: BUYER });
    const signatures = receiver.received.flatMap(({ headers }) => headers.get('webhook-signature')?.split(' ') ?? []);
    assert.ok(signatures.length > 2 && new Set(entries.map(({ kind }) => kind)).size === 4);
    const secrets = [
      ...[...Object.values(MERCHANT), ...Object.values(LIVE_MERCHANT)].filter((value) => value.startsWith('wcp_')),
      ...Object.values(WALLET),
      ...Object.values(BUYER),
      ...[secret, newer].flatMap((whole) => [
        whole,
        whole.slice('whsec_'.length),
        whole.slice(-12, -1),
        whole.slice(6, 18),
      ]),
      ...signatures.flatMap((whole) => [whole, whole.slice('v1,'.length)]),
      ...['idem-1', 'pa55', 'w0rd', 'AAAA+/=', 'bm90IGEg'],
    ];
    for (const entry of entries)
      for (const line of [toJsonLine(entry), toPrettyLine(entry)])
        // The line of a webhook names the order, and nothing else of the body.
        for (const each of entry.kind === 'webhook' ? secrets : [...secrets, 'Ref-In-Body'])
          assert.ok(!line.includes(each), `${each} in ${line}`);
  });

  it('spans several lines of JSON, or contains control characters', () => {
    const entry: LogEntry = {
      kind: 'error',
      atMs: 0,
      error: 'Error: \u001b[31mred\u0007',
      stack: 'Error\n  at x\u009b',
    };
    assert.equal(toJsonLine(entry).split('\n').length, 1);
    assert.deepEqual(JSON.parse(toJsonLine(entry)), {
      time: '1970-01-01T00:00:00.000Z',
      kind: 'error',
      error: entry.error,
      stack: entry.stack,
    });
    assert.equal(toPrettyLine(entry), '00:00:00.000 !!! Error\n  at x?');
  });
});
