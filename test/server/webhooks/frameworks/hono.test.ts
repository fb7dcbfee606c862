import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { createEvent } from '../support/events.js';
import { createRecordingHandler } from '../support/served-app.js';
import { createDelivery } from '../support/signed-delivery.js';

describe('the webhook handler in Hono', () => {
  it('accepts the raw request of a route', async () => {
    const { handler, versions } = createRecordingHandler();
    const app = new Hono();
    app.post('/webhooks', (context) => handler(context.req.raw));
    const delivery = await createDelivery(createEvent({ version: 1 }));
    const answer = await app.request('/webhooks', {
      method: 'POST',
      headers: delivery.headers,
      body: await delivery.text(),
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(versions, [1]);
  });
});
