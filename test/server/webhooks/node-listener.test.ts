import assert from 'node:assert/strict';
import { connect, constants, createServer as createHttp2Server } from 'node:http2';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { ConfigurationError } from '../../../src/core/errors/configuration-error.js';
import { MAX_DELIVERY_BYTES } from '../../../src/server/webhooks/read-capped-body.js';
import { toNodeListener } from '../../../src/server/webhooks/node-listener.js';
import { createGate } from './support/gate.js';
import { close, createRecordingHandler, deliver, listen } from './support/served-app.js';
import { signDelivery } from './support/signed-delivery.js';

const servers: Server[] = [];
after(() => Promise.all(servers.map(close)));

/** Serves a `Request` handler with `node:http`. */
const serve = (handler: (request: Request) => Promise<Response>): Promise<string> => {
  const server = createServer(toNodeListener(handler));
  servers.push(server);
  return listen(server);
};

/** A chunked body, without `content-length`. */
const createChunks = (length: number): ReadableStream<Uint8Array> => {
  let left = length;
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(65_536));
      left -= 65_536;
      if (left <= 0) controller.close();
    },
  });
};

/** Sends a request target unchanged, which `fetch` would normalize; resolves to the text of the response. */
const askFor = (target: string, url: string): Promise<string> => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = httpRequest({ hostname, port, path: target }, (answer) => {
      resolve(text(answer));
    });
    asking.on('error', reject).end();
  });
};

describe('toNodeListener', () => {
  it('passes on method, path, headers and bytes, and sends the response', async () => {
    const url = await serve(async (request) => {
      const body = [...new Uint8Array(await request.arrayBuffer())];
      const { pathname, search } = new URL(request.url);
      const seen = { method: request.method, path: pathname + search, own: request.headers.get('x-own'), body };
      return Response.json(seen, { status: 202, headers: { 'x-answer': 'yes' } });
    });
    const answer = await fetch(`${url}/a/b?c=d`, {
      method: 'POST',
      headers: { 'x-own': '1' },
      body: new Uint8Array([0, 255, 13, 10]),
    });
    assert.deepEqual([answer.status, answer.headers.get('x-answer')], [202, 'yes']);
    assert.deepEqual(await answer.json(), { method: 'POST', path: '/a/b?c=d', own: '1', body: [0, 255, 13, 10] });
  });

  it('throws when it is called with no response of Node, and names what to pass', () => {
    const listener = toNodeListener(() => Promise.resolve(new Response()));
    const message =
      /^The listener takes the request and the response of node:http: in Fastify, request\.raw and reply\.raw/;
    for (const response of [undefined, { params: {} }, { send: () => undefined, raw: {} }]) {
      const call = (): void => listener(new Request('https://shop.example/') as never, response as never);
      assert.throws(call, { message });
    }
  });

  it('does not take a path that begins with two slashes for a host', async () => {
    const url = await serve(async (request) => new Response(new URL(request.url).host));
    assert.equal(await askFor('//evil.example/x', url), 'localhost');
  });

  for (const [target, seen] of [
    ['http://shop.example/webhooks?a=1', 'http://localhost/webhooks?a=1 shop.example'],
    ['HTTPS://shop.example:8443//webhooks', 'http://localhost//webhooks shop.example:8443'],
  ] as const)
    it(`reads the path and the host of an absolute URL, as proxies send it: ${target}`, async () => {
      const url = await serve(async (request) => new Response(`${request.url} ${request.headers.get('host')}`));
      assert.equal(await askFor(target, url), seen);
    });

  it('answers an oversized body while it is being sent, then serves the next request', async () => {
    const { handler } = createRecordingHandler();
    const url = await serve(handler);
    const { headers } = await signDelivery('');
    for (const body of [new Uint8Array(4 * MAX_DELIVERY_BYTES), createChunks(4 * MAX_DELIVERY_BYTES)]) {
      const answer = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
      assert.equal(answer.status, 413);
    }
    assert.equal((await deliver(url)).status, 200);
  });

  it('does not read a body that the handler ignores', async () => {
    let incoming: IncomingMessage | undefined;
    const listener = toNodeListener(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      assert.equal(incoming?.listenerCount('data'), 0);
      return new Response(null, { status: 405 });
    });
    const server = createServer((request, response) => {
      incoming = request;
      listener(request, response);
    });
    servers.push(server);
    const url = await listen(server);
    for (let round = 0; round < 2; round++) {
      const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(4 * MAX_DELIVERY_BYTES) });
      assert.equal(answer.status, 405);
    }
  });

  it('rejects the read of a body of unknown length when the client resets its stream of HTTP/2', async () => {
    const arrived = createGate();
    const done = createGate();
    let read: unknown;
    const listener = toNodeListener(async (request) => {
      arrived.open();
      read = await request.text().catch((error: unknown) => error);
      done.open();
      return new Response();
    });
    const server = createHttp2Server(listener);
    const client = connect(await listen(server));
    const stream = client.request({ ':method': 'POST' });
    stream.on('error', () => undefined);
    stream.write('half');
    await arrived.opened;
    stream.close(constants.NGHTTP2_CANCEL);
    await done.opened;
    client.destroy();
    server.close();
    assert.match(String(read), /closed before the whole body/);
  });

  it('sends each Set-Cookie header of the response', async () => {
    const url = await serve(async () => {
      const headers = new Headers([
        ['set-cookie', 'a=1; Path=/'],
        ['set-cookie', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT'],
      ]);
      return new Response(null, { headers });
    });
    const answer = await fetch(url);
    assert.deepEqual(answer.headers.getSetCookie(), ['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
  });

  it('sends nothing when a response was sent before the handler ended', async () => {
    const gate = createGate();
    const settled = createGate();
    const listener = toNodeListener(async () => {
      await gate.opened;
      setImmediate(settled.open);
      return new Response('late');
    });
    const server = createServer((request, response) => {
      listener(request, response);
      response.writeHead(503).end('too late');
    });
    servers.push(server);
    const answer = await fetch(await listen(server));
    gate.open();
    await settled.opened;
    assert.deepEqual([answer.status, await answer.text()], [503, 'too late']);
  });

  it('answers 500 without a reason when the handler fails, and logs the error with method and path', async (context) => {
    const logged: unknown[][] = [];
    context.mock.method(console, 'error', (...args: unknown[]) => logged.push(args));
    const error = new Error('password of the database: hunter2');
    const url = await serve(() => Promise.reject(error));
    const answer = await fetch(`${url}/buy/7?token=secret`, { method: 'POST' });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [500, 'application/json']);
    assert.deepEqual(await answer.json(), { code: 'internal_error', message: 'Internal error' });
    assert.deepEqual(logged, [['pay-status: POST /buy/7 failed:', error]]);
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
  for (const [accept, isPage] of [
    [BROWSER, true],
    ['application/json', false],
    ['application/json, text/html;q=0.9', false],
    ['text/html;q=0', false],
    ['text/html;level=1;q=0.1, application/json;q=0.5', false],
    ['TEXT/HTML ; Q=0.5', true],
    ['', false],
  ] as const) {
    it(`answers a failure with ${isPage ? 'a sentence' : 'JSON'} to a request that accepts ${accept || 'nothing'}`, async (context) => {
      context.mock.method(console, 'error', () => undefined);
      const url = await serve(() => Promise.reject(new Error('hunter2')));
      const answer = await fetch(url, { headers: { accept } });
      assert.equal(answer.status, 500);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(answer.headers.get('content-type'), isPage ? 'text/plain; charset=utf-8' : 'application/json');
      const body = await answer.text();
      if (isPage) assert.equal(body, 'Something went wrong. Try again.');
      else assert.deepEqual(JSON.parse(body), { code: 'internal_error', message: 'Internal error' });
    });
  }

  const results = [
    [async () => new Response(), 'a function, not a Response. Pass the handler itself.'],
    [undefined, 'undefined, not a Response.'],
    [{ status: 200 }, 'an object, not a Response.'],
  ] as const;
  for (const [result, message] of results) {
    it(`answers 500 and says that the handler returned ${message}`, async (context) => {
      const logged: unknown[][] = [];
      context.mock.method(console, 'error', (...args: unknown[]) => logged.push(args));
      const answer = await fetch(await serve(() => result as never));
      assert.equal(answer.status, 500);
      const error = logged[0]?.[1];
      assert.ok(error instanceof ConfigurationError);
      assert.equal(error.message, `The function passed to toNodeListener returned ${message}`);
    });
  }

  it('logs nothing when the handler only passes on that the client left', async (context) => {
    const logged: unknown[][] = [];
    context.mock.method(console, 'error', (...args: unknown[]) => logged.push(args));
    const left = createGate();
    const url = await serve(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
            left.open();
          });
          client.abort();
        }),
    );
    const client = new AbortController();
    await assert.rejects(fetch(url, { signal: client.signal }));
    await left.opened;
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(logged, []);
  });
});
