import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fastify from 'fastify';
import { toNodeListener } from '../../../../src/server/webhooks/node-listener.js';
import { createRecordingHandler, deliver } from '../support/served-app.js';

describe('the webhook handler in Fastify', () => {
  const app = fastify();
  const { handler, versions } = createRecordingHandler();
  after(() => app.close());

  it('accepts a delivery in a scope without body parsers, beside routes that parse bodies', async () => {
    const listener = toNodeListener(handler);
    app.post('/orders', (request) => ({ got: request.body }));
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => {
        done(null);
      });
      scope.post('/webhooks', (request, reply) => {
        reply.hijack();
        listener(request.raw, reply.raw);
      });
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });

    const answer = await deliver(`${url}/webhooks`);
    assert.deepEqual([answer.status, await answer.json()], [200, { result: 'applied' }]);
    assert.deepEqual(versions, [1]);

    const headers = { 'content-type': 'application/json' };
    const order = await fetch(`${url}/orders`, { method: 'POST', headers, body: '{"id":1}' });
    assert.deepEqual(await order.json(), { got: { id: 1 } });
  });
});
