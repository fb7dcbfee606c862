import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { after, describe, it } from 'node:test';
import express from 'express';
import { toNodeListener } from '../../../../src/server/webhooks/node-listener.js';
import { close, createRecordingHandler, deliver, listen } from '../support/served-app.js';

const servers: Server[] = [];
after(() => Promise.all(servers.map(close)));

/** Serves an app with the handler in it; resolves to the route's address. */
const serve = async (build: (app: express.Express, listener: ReturnType<typeof toNodeListener>) => void) => {
  const recording = createRecordingHandler();
  const app = express();
  build(app, toNodeListener(recording.handler));
  const server = createServer(app);
  servers.push(server);
  return { ...recording, url: `${await listen(server)}/webhooks` };
};

const keepRawBody = (request: IncomingMessage, _response: unknown, bytes: Buffer): void => {
  (request as { rawBody?: Buffer }).rawBody = bytes;
};

const SERVED = {
  'before the body parser': (app, listener) => app.post('/webhooks', listener).use(express.json()),
  'with express.raw()': (app, listener) => app.post('/webhooks', express.raw({ type: '*/*' }), listener),
  'behind a JSON parser that keeps the raw bytes': (app, listener) =>
    app.use(express.json({ verify: keepRawBody })).post('/webhooks', listener),
} satisfies Record<string, (app: express.Express, listener: ReturnType<typeof toNodeListener>) => unknown>;

describe('the webhook handler in Express', () => {
  for (const [where, build] of Object.entries(SERVED))
    it(`accepts a delivery ${where}`, async () => {
      const { url, versions, codes } = await serve(build);
      const answer = await deliver(url);
      assert.deepEqual([answer.status, await answer.json()], [200, { result: 'applied' }]);
      assert.deepEqual([versions, codes], [[1], []]);
    });

  it('gets the whole path, including the part that a router strips', async () => {
    const echo = toNodeListener(async (request) => new Response(new URL(request.url).pathname));
    const server = createServer(express().use('/api', express.Router().get('/webhooks', echo)));
    servers.push(server);
    const answer = await fetch(`${await listen(server)}/api/webhooks`);
    assert.equal(await answer.text(), '/api/webhooks');
  });

  it('answers 500 behind a JSON parser that keeps no raw bytes, and reports the missing raw body', async () => {
    const { url, versions, codes } = await serve((app, listener) =>
      app.use(express.json()).post('/webhooks', listener),
    );
    assert.equal((await deliver(url)).status, 500);
    assert.deepEqual([versions, codes], [[], ['missing_raw_body']]);
  });
});
