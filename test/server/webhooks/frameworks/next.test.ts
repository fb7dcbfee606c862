import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventOf } from '../support/events.js';
import { createRecordingHandler } from '../support/served-app.js';
import { deliveryOf } from '../support/signed-delivery.js';

/** What Next.js asks of the `POST` that a `route.ts` exports: its `NextRequest` is a `Request` with more to it. */
type RouteHandler = (
  request: Request & { readonly nextUrl: URL },
  context: { readonly params: Promise<object> },
) => Promise<Response>;

describe('the webhook handler in Next.js', () => {
  it('is the POST of a route as it is', async () => {
    const { handler, versions } = createRecordingHandler();
    const POST: RouteHandler = handler;
    const request = Object.assign(await deliveryOf(eventOf({ version: 1 })), {
      nextUrl: new URL('https://shop.example'),
    });
    assert.equal((await POST(request, { params: Promise.resolve({}) })).status, 200);
    assert.deepEqual(versions, [1]);
  });
});
