import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, it } from 'node:test';
import { Hono } from 'hono';
import type { LogEntry } from '../gateway/log/entry.js';
import { strictCreatePaymentResponseSchema } from '../gateway/wire/create-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../gateway/wire/payment-status-response.js';
import { startServer, type RunningServer, type ServerOptions } from '../server.js';
import { BUYER, MERCHANT, ORDER } from './support/test-gateway.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

const start = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
};

const create = async ({ url }: RunningServer) => {
  const headers = { ...MERCHANT, ...JSON_TYPE };
  const response = await fetch(`${url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(ORDER) });
  assert.equal(response.status, 201);
  return strictCreatePaymentResponseSchema.parse(await response.json());
};

const requestStatus = ({ url }: RunningServer, id: string, maxPollMs = 0, signal: AbortSignal | null = null) =>
  fetch(`${url}/v1/gateway/payment/${id}/status?maxPollMs=${maxPollMs}`, { headers: BUYER, signal });

/** Resolves once this many polls are held. */
const untilHeld = async ({ gateway }: RunningServer, count: number): Promise<void> => {
  while (gateway.heldPolls() !== count) await new Promise((resolve) => setImmediate(resolve));
};

/** Makes the buyer's requests hang; resolves when the first one hangs. */
const hangBuyers = ({ gateway: { faults } }: RunningServer): Promise<void> =>
  new Promise((resolve) => {
    faults.add({ route: 'GET /v1/gateway/*', kind: 'hang' });
    const take = faults.take.bind(faults);
    faults.take = (method, path) => {
      resolve();
      return take(method, path);
    };
  });

describe('the server', () => {
  it('takes a payment from creation to success over HTTP', async () => {
    const server = await start();
    const { paymentId, gatewayUrl } = await create(server);
    assert.equal(gatewayUrl, `${server.url}/?pid=${paymentId}`);
    const poll = requestStatus(server, paymentId, 30_000);
    await untilHeld(server, 1);
    const step = { method: 'POST', headers: JSON_TYPE, body: '{}' };
    await fetch(`${server.url}/sandbox/payments/${paymentId}/process`, step);
    assert.equal(strictPaymentStatusResponseSchema.parse(await (await poll).json()).status, 'processing');
    await fetch(`${server.url}/sandbox/payments/${paymentId}/succeed`, step);
    const answer = await (await requestStatus(server, paymentId, 30_000)).json();
    assert.equal(strictPaymentStatusResponseSchema.parse(answer).status, 'succeeded');
  });

  it('rejects when its port is in use', async () => {
    const { url } = await start();
    await assert.rejects(startServer({ port: Number(new URL(url).port) }), { code: 'EADDRINUSE' });
  });

  it('sends the gateway time in Date', async () => {
    const { url } = await start();
    const body = JSON.stringify({ advanceMs: 86_400_000 });
    const response = await fetch(`${url}/sandbox/clock`, { method: 'POST', headers: JSON_TYPE, body });
    const { nowMs } = (await response.json()) as { nowMs: number };
    const health = await fetch(`${url}/health`);
    const dateMs = Date.parse(health.headers.get('Date') ?? '');
    assert.ok(nowMs - Date.now() > 86_000_000);
    assert.ok(Math.abs(dateMs - nowMs) < 60_000);
  });

  it('ends a long poll when its client disconnects', async () => {
    const server = await start();
    const { paymentId } = await create(server);
    const leaving = new AbortController();
    const poll = requestStatus(server, paymentId, 30_000, leaving.signal);
    await untilHeld(server, 1);
    leaving.abort();
    await assert.rejects(poll, { name: 'AbortError' });
    await untilHeld(server, 0);
  });
});

describe('an odd request', () => {
  /** Sends a request that `fetch` would refuse to send; resolves to the status line. */
  const send = async ({ port }: RunningServer, method: string, path: string, host: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
    return (await text(socket)).split('\r\n')[0] ?? '';
  };

  it('is refused if its Host header is not a host', async () => {
    const server = await start({ pages: [() => new Hono().get('/', (c) => c.text('page'))] });
    const addresses = ['1.2.3.4.5', '256.256.256.256', '4294967296', '09', '1.2.3.08', 'a.1', 'a.0x1', 'a.1:9000'];
    const names = ['xn--', 'xn--a', 'a b', 'a@b', 'a/b', 'a?b', 'a#b', 'a%00b', '<x>', '[::1', '::1', '[::g]'];
    const ports = ['localhost:99999', 'localhost:-1', 'localhost:x', ':1', ''];
    for (const host of [...addresses, ...names, ...ports])
      for (const path of ['/health', '/', '/v1/payments', '/nothing'])
        assert.equal(await send(server, 'GET', path, host), 'HTTP/1.1 400 Bad Request', `${host} ${path}`);
  });

  it('is answered if its Host header is a loopback address in another spelling', async () => {
    const server = await start();
    for (const host of ['[0:0:0:0:0:0:0:1]', '[::0001]:9000', '127.1', 'LOCALHOST.'])
      assert.equal(await send(server, 'GET', '/health', host), 'HTTP/1.1 200 OK', host);
  });

  it('is refused if its method is TRACE', async () => {
    const server = await start();
    assert.equal(await send(server, 'TRACE', '/v1/payments', 'localhost'), 'HTTP/1.1 405 Method Not Allowed');
    assert.equal(await send(server, 'TRACE', '/', 'localhost'), 'HTTP/1.1 404 Not Found');
  });

  it('is ended with its connection, and so is each one that was sent ahead of its answer', async () => {
    const server = await start();
    const { paymentId } = await create(server);
    const socket = connect(server.port, '127.0.0.1');
    const lines = [`GET /v1/gateway/payment/${paymentId}/status?maxPollMs=60000 HTTP/1.1`, 'Host: localhost'];
    for (const [name, value] of Object.entries(BUYER)) lines.push(`${name}: ${value}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`.repeat(200));
    await untilHeld(server, 200);
    const startMs = performance.now();
    socket.resetAndDestroy();
    await untilHeld(server, 0);
    assert.ok(performance.now() - startMs < 10_000);
  });
});

describe('closing the server', () => {
  it('answers every long poll and does not wait for connections to close', async () => {
    const server = await start();
    const { paymentId } = await create(server);
    const polls = Array.from({ length: 5 }, () => requestStatus(server, paymentId, 60_000));
    await untilHeld(server, 5);
    const startMs = performance.now();
    await server.close();
    assert.ok(performance.now() - startMs < 600);
    for (const poll of polls) assert.equal((await poll).status, 200);
    await assert.rejects(fetch(`${server.url}/health`), TypeError);
  });

  it('takes less than a second, even while a request hangs', async () => {
    const server = await start();
    const hanging = hangBuyers(server);
    const request = assert.rejects(requestStatus(server, 'pay_1'), TypeError);
    await hanging;
    const startMs = performance.now();
    await server.close();
    assert.ok(performance.now() - startMs < 1000);
    await request;
  });
});

describe('a fault over HTTP', () => {
  it('drops the connection without a response', async () => {
    const server = await start();
    server.gateway.faults.add({ route: 'GET /v1/gateway/*', kind: 'drop', times: 1 });
    await assert.rejects(requestStatus(server, 'pay_1'), (error: Error) => {
      assert.equal((error.cause as NodeJS.ErrnoException).code, 'ECONNRESET');
      return error instanceof TypeError;
    });
    assert.equal((await requestStatus(server, 'pay_1')).status, 404);
  });

  it('cuts a response in the middle of its body', async () => {
    const server = await start();
    const { paymentId } = await create(server);
    server.gateway.faults.add({ route: 'GET /v1/gateway/*', kind: 'truncate', times: 1 });
    const response = await requestStatus(server, paymentId);
    assert.equal(response.status, 200);
    await assert.rejects(response.text(), TypeError);
    assert.equal((await requestStatus(server, paymentId)).status, 200);
  });
});

describe('the pages of the server', () => {
  const shop = (): Hono => new Hono().get('/', (context) => context.text(`shop ${context.req.query('pid') ?? ''}`));

  it('get every path outside the gateway, in their order', async () => {
    const wallet = (): Hono => new Hono().get('/', (c) => c.text('never')).get('/wallet', (c) => c.text('wallet'));
    const { url } = await start({ pages: [shop, wallet] });
    const texts = await Promise.all(['/?pid=pay_1', '/wallet'].map(async (path) => (await fetch(url + path)).text()));
    assert.deepEqual(texts, ['shop pay_1', 'wallet']);
  });

  it('never get a path of the gateway', async () => {
    const { url } = await start({ pages: [() => new Hono().all('*', (c) => c.text('page'))] });
    for (const path of ['/v1/payments/pay_1/cancel', '/sandbox/webhook-endpoint/rotate'])
      assert.equal((await fetch(url + path)).status, 405);
    assert.deepEqual(await (await fetch(`${url}/health`)).json(), { status: 'ok', heldPolls: 0 });
  });

  it('are answered with 500 when they throw, and the error is logged', async () => {
    const logged: LogEntry[] = [];
    const page = (): Hono =>
      new Hono().get('/broken', () => {
        throw new Error('broken page');
      });
    const { url } = await start({ pages: [page], onLog: (entry) => logged.push(entry) });
    const response = await fetch(`${url}/broken`);
    assert.deepEqual([response.status, await response.text()], [500, 'Internal Server Error']);
    assert.deepEqual(
      logged.map((entry) => entry.kind === 'error' && entry.error),
      ['Error: broken page'],
    );
  });
});
