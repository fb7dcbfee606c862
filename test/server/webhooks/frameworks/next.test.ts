import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEvent } from '../support/events.js';
import { createRecordingHandler } from '../support/served-app.js';
import { createDelivery } from '../support/signed-delivery.js';

/** The type of `POST` that Next.js requires of a `route.ts`: its `NextRequest` is an extended `Request`. */
type RouteHandler = (
  request: Request & { readonly nextUrl: URL },
  context: { readonly params: Promise<object> },
) => Promise<Response>;

describe('the webhook handler in Next.js', () => {
  it('can be exported as POST of a route without an adapter', async () => {
    const { handler, versions } = createRecordingHandler();
    const POST: RouteHandler = handler;
    const request = Object.assign(await createDelivery(createEvent({ version: 1 })), {
      nextUrl: new URL('https://shop.example'),
    });
    assert.equal((await POST(request, { params: Promise.resolve({}) })).status, 200);
    assert.deepEqual(versions, [1]);
  });
});
