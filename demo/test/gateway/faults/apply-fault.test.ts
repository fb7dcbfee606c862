import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictErrorBodySchema } from '../../../gateway/wire/error-body.js';
import type { Fault } from '../../../gateway/wire/fault.js';
import { getSentPart } from '../../../gateway/faults/truncate.js';
import { BUYER, createTestGateway, MERCHANT, settle } from '../../support/test-gateway.js';

const ROUTE = 'GET /v1/gateway/*';

/** A gateway with a payment and one fault on the buyer's routes. */
const setUp = async (fault: Omit<Fault, 'route'>) => {
  const gateway = createTestGateway();
  const { paymentId } = await gateway.create();
  gateway.faults.add({ route: ROUTE, ...fault });
  const sendRequest = (signal?: AbortSignal) =>
    gateway.sendRequest(`/v1/gateway/payment/${paymentId}/status`, { headers: BUYER, ...(signal && { signal }) });
  return { gateway, clock: gateway.clock, paymentId, sendRequest };
};

/** Resolves to the status of the response, or to the kind of failure. */
const watchOutcome = (promise: Promise<Response>) => {
  const watched = { outcome: 'waiting' };
  promise.then(
    ({ status }) => (watched.outcome = `answered ${status}`),
    (error: unknown) => (watched.outcome = (error as Error).name),
  );
  return watched;
};

describe('a delay', () => {
  it('responds normally after the delay', async () => {
    const { clock, sendRequest } = await setUp({ kind: 'delay', delayMs: 4000 });
    const request = watchOutcome(sendRequest());
    await clock.advance(3999);
    await settle();
    assert.equal(request.outcome, 'waiting');
    await clock.advance(1);
    await settle();
    assert.equal(request.outcome, 'answered 200');
  });

  it('ends when the client disconnects', async () => {
    const { clock, sendRequest } = await setUp({ kind: 'delay', delayMs: 4000 });
    const leaving = new AbortController();
    const timers = clock.waiting;
    const request = watchOutcome(sendRequest(leaving.signal));
    await settle();
    leaving.abort();
    await settle();
    assert.deepEqual([request.outcome, clock.waiting], ['AbortError', timers]);
  });
});

describe('a status', () => {
  for (const [fault, status, code] of [
    [{ kind: 'status' }, 500, 'internal_error'],
    [{ kind: 'status', status: 429 }, 429, 'rate_limited'],
    [{ kind: 'status', code: 'payment_expired' }, 410, 'payment_expired'],
    [{ kind: 'status', code: 'quote_expired', status: 409 }, 409, 'quote_expired'],
  ] as const) {
    it(`of ${status} has a body like any error: ${code}`, async () => {
      const { sendRequest } = await setUp(fault);
      const response = await sendRequest();
      assert.equal(response.status, status);
      assert.equal(strictErrorBodySchema.parse(await response.json()).code, code);
      assert.equal(response.headers.get('Retry-After'), [429, 503].includes(status) ? '1' : null);
    });
  }

  it('has the given headers', async () => {
    const { sendRequest } = await setUp({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '30', 'cache-control': 'x' },
    });
    const { headers } = await sendRequest();
    assert.deepEqual([headers.get('Retry-After'), headers.get('Cache-Control')], ['30', 'x']);
  });
});

describe('a dropped connection', () => {
  it('rejects like fetch in a browser', async () => {
    const { sendRequest } = await setUp({ kind: 'drop' });
    await assert.rejects(sendRequest(), TypeError);
  });
});

describe('a hanging request', () => {
  it('gets no response until the client disconnects', async () => {
    const { clock, sendRequest } = await setUp({ kind: 'hang' });
    const leaving = new AbortController();
    const request = watchOutcome(sendRequest(leaving.signal));
    await clock.advance(86_400_000);
    await settle();
    assert.equal(request.outcome, 'waiting');
    leaving.abort();
    await settle();
    assert.equal(request.outcome, 'AbortError');
  });

  it('is dropped when the gateway closes', async () => {
    const { gateway, sendRequest } = await setUp({ kind: 'hang' });
    const request = sendRequest();
    await settle();
    gateway.close();
    await assert.rejects(request, TypeError);
  });
});

describe('garbage', () => {
  it('has status 200 and a body that is not JSON', async () => {
    const { sendRequest } = await setUp({ kind: 'garbage' });
    const response = await sendRequest();
    assert.equal(response.status, 200);
    await assert.rejects(response.json(), SyntaxError);
  });
});

describe('a truncated response', () => {
  it('is a whole one if it has no body', async () => {
    const { gateway, paymentId } = await setUp({ kind: 'truncate' });
    gateway.faults.add({ route: '* /v1/*', kind: 'truncate' });
    const response = await gateway.sendRequest(`/v1/gateway/payment/${paymentId}/status`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'GET' },
    });
    assert.equal(response.status, 204);
  });

  it('fails in the middle of its body', async () => {
    const { sendRequest } = await setUp({ kind: 'truncate' });
    const response = await sendRequest();
    assert.equal(response.status, 200);
    const part = getSentPart(response);
    assert.ok(part && part.byteLength > 0 && part.byteLength < Number(response.headers.get('Content-Length')));
    const reader = response.body?.getReader();
    assert.deepEqual((await reader?.read())?.value, part);
    await assert.rejects(async () => reader?.read(), TypeError);
  });

  it('still processes the request', async () => {
    const { gateway, paymentId } = await setUp({ kind: 'truncate' });
    gateway.faults.clear();
    gateway.faults.add({ route: 'POST /v1/payments/*', kind: 'truncate' });
    const response = await gateway.sendRequest(`/v1/payments/${paymentId}/cancel`, {
      method: 'POST',
      headers: MERCHANT,
    });
    await assert.rejects(response.text());
    assert.equal((await gateway.status(paymentId)).status, 'cancelled');
  });
});
