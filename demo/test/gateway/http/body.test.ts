import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from '../../support/covers.js';
import { assertRefused, BASE_URL, createTestGateway, MERCHANT, ORDER } from '../../support/test-gateway.js';

const KIB_256 = 256 * 1024;

const post = (body: BodyInit, headers: Record<string, string> = {}): Promise<Response> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...MERCHANT, ...headers }, body };
  return createTestGateway().fetch(new Request(`${BASE_URL}/v1/payments`, { ...init, duplex: 'half' } as RequestInit));
};

/** A valid order of exactly this size. */
const createOrderBody = (bytes: number): string => {
  const order = JSON.stringify({ ...ORDER, note: '' });
  return order.replace('"note":""', `"note":"${'x'.repeat(bytes - order.length)}"`);
};

/** Sent in pieces and without a length, as a chunked request arrives. */
const inPieces = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += 1000) controller.enqueue(bytes.slice(at, at + 1000));
      controller.close();
    },
  });

describe('the gateway', () => {
  it('accepts a body of 256 KiB, in one piece or in many', async () => {
    assert.equal((await post(createOrderBody(KIB_256))).status, 201);
    assert.equal((await post(inPieces(createOrderBody(KIB_256)))).status, 201);
  });

  it('refuses a body of one byte more than 256 KiB, in one piece or in many', async () => {
    await assertRefused(await post(createOrderBody(KIB_256 + 1)), 413, 'invalid_params');
    await assertRefused(await post(inPieces(createOrderBody(KIB_256 + 1))), 413, 'invalid_params');
  });

  it('refuses a body with a Content-Length above the limit before reading it', async () => {
    await assertRefused(await post('{}', { 'Content-Length': '9999999' }), 413, 'invalid_params');
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'json']) {
    it(`refuses a body with the content type ${type}`, async () => {
      covers('endpoints.create.3');
      await assertRefused(await post(JSON.stringify(ORDER), { 'Content-Type': type }), 415, 'invalid_params');
    });
  }

  for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/problem+json']) {
    it(`accepts a body with the content type ${type}`, async () => {
      covers('endpoints.create.3');
      assert.equal((await post(JSON.stringify(ORDER), { 'Content-Type': type })).status, 201);
    });
  }

  for (const [title, text] of [
    ['broken JSON', '{"amount":'],
    ['two values', '{}{}'],
    ['a raw NUL', '{"referenceId":"\0"}'],
  ] as const) {
    it(`refuses a body that is not JSON: ${title}`, async () => {
      covers('codes.invalid_params');
      await assertRefused(await post(text), 400, 'invalid_params');
    });
  }

  it('reports an incomplete body as a client error, not as an internal error', async () => {
    const failures: unknown[] = [];
    const gateway = createTestGateway({ onError: (error) => failures.push(error) });
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    const headers = { 'Content-Type': 'application/json', ...MERCHANT };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const response = await gateway.fetch(new Request(`${BASE_URL}/v1/payments`, init));
    await assertRefused(response, 400, 'invalid_params');
    assert.deepEqual(failures, []);
  });

  it('refuses a body that is not valid UTF-8', async () => {
    await assertRefused(await post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'invalid_params');
  });

  for (const [title, text] of [
    ['an escaped NUL', '{"referenceId":"a\\u0000b"}'],
    ['an escaped NUL in an unknown field', '{"note":{"deep":["\\u0000"]}}'],
    ['half of a surrogate pair', '{"referenceId":"\\ud800"}'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['thirty thousand nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
  ] as const) {
    it(`refuses a body that does not match the schema: ${title}`, async () => {
      await assertRefused(await post(text), 400, 'params_validation');
    });
  }
});
