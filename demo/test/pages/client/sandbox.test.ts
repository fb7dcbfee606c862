import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { sandbox, SandboxError } from '../../../pages/client/sandbox.js';

const { fetch } = globalThis;

/** Replaces the network of the page. */
const respond = (respond: () => Promise<Response>): void => {
  globalThis.fetch = respond;
};

const refusal = async (): Promise<SandboxError> => {
  const error: unknown = await sandbox.send('POST', 'payments/pay_1/fail').catch((reason: unknown) => reason);
  assert.ok(error instanceof SandboxError);
  return error;
};

describe('a request of a page to its sandbox', () => {
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('resolves to the answer, or to nothing where there is none', async () => {
    respond(async () => Response.json({ paymentId: 'pay_1' }));
    assert.deepEqual(await sandbox.get('payments/pay_1'), { paymentId: 'pay_1' });
    respond(async () => new Response(null, { status: 204 }));
    assert.equal(await sandbox.send('DELETE', 'faults'), undefined);
  });

  it('rejects with the sentence of the gateway', async () => {
    const message = 'A payment in status succeeded cannot fail';
    respond(async () => Response.json({ code: 'invalid_state', message }, { status: 400 }));
    const error = await refusal();
    assert.deepEqual([error.message, error.code, error.isRetryable], [message, 'invalid_state', false]);
  });

  for (const [title, answer, message] of [
    ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch')), /connection .* failed/],
    ['the answer is incomplete', async () => new Response('{"paymentId":"p'), /was incomplete/],
    ['a proxy answers', async () => new Response('<html>', { status: 502 }), /responded with 502/],
  ] as const)
    it(`rejects with a sentence, and may be sent again, if ${title}`, async () => {
      respond(answer);
      const error = await refusal();
      assert.match(error.message, message);
      assert.ok(error.isRetryable);
    });
});
