import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { toNodeListener, type NodeRequest, type NodeResponse } from '../../../src/server/webhooks/node-listener.js';
import { createGate } from './support/gate.js';

/** Creates a `node:http` request and response; the test emits the events of the connection. */
const createExchange = (given: Partial<NodeRequest> = {}) => {
  const connection = new EventEmitter();
  const request = Object.assign(connection, { method: 'POST', url: '/', headers: {}, ...given }) as EventEmitter &
    NodeRequest;
  const sent: number[] = [];
  const done = createGate();
  const answered = Object.assign(new EventEmitter(), {
    writableFinished: false,
    headersSent: false,
    writeHead: (status: number) => sent.push(status),
    end() {
      this.writableFinished = true;
      done.open();
    },
  });
  return { request, response: answered as EventEmitter & NodeResponse, sent, done: done.opened };
};

/** Returns the `Request` that the handler receives. */
const receive = async <Value>(
  given: Partial<NodeRequest>,
  read: (request: Request) => Promise<Value> | Value,
  play: (request: EventEmitter) => void = () => undefined,
): Promise<Value> => {
  const { request, response, done } = createExchange(given);
  let value: Value | undefined;
  toNodeListener(async (received) => {
    value = await read(received);
    return new Response();
  })(request, response);
  await new Promise((resolve) => setImmediate(resolve));
  play(request);
  await done;
  return value as Value;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const readText = (request: Request): Promise<string> => request.text();
const readFailure = (request: Request): Promise<unknown> => request.text().catch((error: unknown) => error);

describe('the Request of a Node request', () => {
  it('rejects the read if the connection closes before the end of the body', async () => {
    const failure = await receive({}, readFailure, (request) => {
      request.emit('data', bytes('{"id":'));
      request.emit('close');
    });
    assert.match(String(failure), /closed before the whole body arrived/);
  });

  it('rejects the read if the connection closed before it', async () => {
    assert.match(String(await receive({ destroyed: true }, readFailure)), /closed before the whole body arrived/);
  });

  it('rejects the read with the error of the connection', async () => {
    const reason = new Error('read ECONNRESET');
    const failure = await receive({}, readFailure, (request) => {
      request.emit('error', reason);
      request.emit('close');
    });
    assert.equal(failure, reason);
  });

  it('ignores further data after the reader has cancelled', async () => {
    const { request, response, done, sent } = createExchange();
    toNodeListener(async ({ body }) => {
      const reader = body?.getReader();
      await reader?.read();
      await reader?.cancel();
      return new Response(null, { status: 413 });
    })(request, response);
    await new Promise((resolve) => setImmediate(resolve));
    request.emit('data', bytes('much'));
    await done;
    request.emit('data', bytes('more'));
    request.emit('end');
    request.emit('close');
    assert.deepEqual(sent, [413]);
  });

  for (const rawBody of ['{"id":1}', bytes('{"id":1}')])
    it(`takes the body from the rawBody of a body parser, as ${typeof rawBody}`, async () => {
      const given = { rawBody, body: { id: 1 }, readableDidRead: true };
      assert.equal(await receive(given, readText), '{"id":1}');
    });

  it('has only valid headers with a value', async () => {
    const headers = { ':path': '/', 'x-one': '1', 'x-many': ['1', '2'], 'x-none': undefined };
    const seen = await receive({ headers }, (request) => [...request.headers]);
    assert.deepEqual(seen, [
      ['x-many', '1, 2'],
      ['x-one', '1'],
    ]);
  });

  it('has the host of HTTP/2', async () => {
    const headers = { ':authority': 'shop.example', ':path': '/webhooks' };
    assert.equal(await receive({ headers }, (request) => request.headers.get('host')), 'shop.example');
  });

  for (const url of [
    ...['', '*', 'ftp://shop.example/webhooks', 'http:/webhooks', '/shop\\webhooks', '/webhooks#a', '/web\thooks'],
    ...['http://me:word@shop.example/webhooks', 'http://shop.example:99999/webhooks'],
  ])
    it(`is none if its target cannot be read, which is answered with 400: ${url}`, async () => {
      const { request, response, sent, done } = createExchange({ url });
      toNodeListener(async () => assert.fail('The handler was called.'))(request, response);
      await done;
      assert.deepEqual(sent, [400]);
    });

  for (const [what, given] of [
    ['the method trace of HTTP/2', { method: 'trace' }],
    ['a header that is no text', { headers: { 'x-one': 'a\u0100' } }],
    ['two headers Host', { headers: { host: 'a' }, rawHeaders: ['Host', 'a', 'HOST', 'b'] }],
  ] as const)
    it(`is none for ${what}, which is answered with 400`, async () => {
      const { request, response, sent, done } = createExchange(given);
      toNodeListener(async () => assert.fail('The handler was called.'))(request, response);
      await done;
      assert.deepEqual(sent, [400]);
    });

  for (const method of ['HEAD', 'get'])
    it(`has no body for ${method}`, async () => {
      assert.equal(await receive({ method }, ({ body }) => body), null);
    });

  for (const isAnswered of [true, false])
    it(`${isAnswered ? 'is not' : 'is'} aborted if the connection ends ${isAnswered ? 'after' : 'before'} the response`, async () => {
      const { request, response, done } = createExchange();
      const gate = createGate();
      let signal: AbortSignal | undefined;
      toNodeListener(async (received) => {
        ({ signal } = received);
        await gate.opened;
        return new Response();
      })(request, response);
      if (!isAnswered) response.emit('close');
      gate.open();
      await done;
      response.emit('close');
      assert.equal(signal?.aborted, !isAnswered);
    });

  it('is passed to the next handler of Express, without a response, if the handler fails', async () => {
    const { request, response, sent } = createExchange();
    const reason = new Error('no database');
    const handedOn = await new Promise<unknown>((resolve) => {
      toNodeListener(() => Promise.reject(reason))(request, response, resolve);
    });
    assert.deepEqual([handedOn, sent], [reason, []]);
  });
});
