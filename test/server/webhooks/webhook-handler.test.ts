import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WebhookEvent, WebhookSnapshot } from '../../../src/contract/index.js';
import { createMemoryStore } from '../../../src/server/webhooks/memory-store.js';
import { MAX_DELIVERY_BYTES } from '../../../src/server/webhooks/read-capped-body.js';
import { createWebhookHandler, type WebhookHandlerOptions } from '../../../src/server/webhooks/webhook-handler.js';
import type { FirstOccurrences } from '../../../src/server/webhooks/webhook-store.js';
import { createEvent } from './support/events.js';
import { createDelivery, NOW_MS, OTHER_SECRET, toRequest, SECRET, signDelivery } from './support/signed-delivery.js';

interface Call extends FirstOccurrences {
  readonly snapshot: WebhookSnapshot;
}

/** Creates a handler with its own store; records its calls and reported errors. */
const createMerchant = (options: Partial<WebhookHandlerOptions<undefined>> = {}) => {
  const calls: Call[] = [];
  const reports: { readonly error: unknown; readonly event: WebhookEvent | undefined }[] = [];
  const handler = createWebhookHandler({
    secret: SECRET,
    store: createMemoryStore(),
    now: () => NOW_MS,
    onPayment: (snapshot, { firstSucceeded, firstSettled }) => {
      calls.push({ snapshot, firstSucceeded, firstSettled });
    },
    logger: { warn: () => undefined, error: () => undefined },
    onError: (error, event) => {
      reports.push({ error, event });
    },
    ...options,
  });
  return { handler, calls, reports };
};

const read = async (answer: Response): Promise<[number, unknown]> => [answer.status, await answer.json()];

const SUCCEEDED = createEvent({ version: 2, status: 'succeeded' });
const SETTLED = createEvent({ version: 3, status: 'succeeded', settled: true });

describe('the webhook handler', () => {
  it('calls onPayment with the snapshot of a verified event, and acknowledges it', async () => {
    const { handler, calls } = createMerchant();
    assert.deepEqual(await read(await handler(await createDelivery(SUCCEEDED))), [200, { result: 'applied' }]);
    assert.deepEqual(calls, [{ snapshot: SUCCEEDED.data, firstSucceeded: true, firstSettled: false }]);
  });

  it('acknowledges a duplicate event without calling onPayment', async () => {
    const { handler, calls } = createMerchant();
    await handler(await createDelivery(SUCCEEDED));
    const again = await handler(await createDelivery(SUCCEEDED, { id: 'msg_2' }));
    assert.deepEqual(await read(again), [200, { result: 'duplicate' }]);
    assert.equal(calls.length, 1);
  });

  it('uses the status of the snapshot, not the type of the event', async () => {
    const { handler, calls } = createMerchant();
    await handler(await createDelivery(createEvent({ version: 1, type: 'payment.succeeded', status: 'failed' })));
    await handler(await createDelivery(createEvent({ version: 2, type: 'payment.settled', status: 'succeeded' })));
    assert.deepEqual(
      calls.map(({ firstSucceeded, firstSettled }) => [firstSucceeded, firstSettled]),
      [
        [false, false],
        [true, false],
      ],
    );
  });

  it('does not report a payment as settled that did not succeed', async () => {
    const { handler, calls } = createMerchant();
    await handler(await createDelivery(createEvent({ version: 4, status: 'new_status', settled: true })));
    assert.deepEqual([calls[0]?.firstSucceeded, calls[0]?.firstSettled], [false, false]);
  });

  it('accepts a settlement with undocumented fields of any type', async () => {
    const { handler, calls } = createMerchant();
    const settled = { settled_at: 1_768_386_780, tx_id: ['0xdef'], amount: '1250' };
    const event = { ...SETTLED, data: { ...SETTLED.data, settled } };
    assert.equal((await handler(await createDelivery(event))).status, 200);
    assert.deepEqual([calls[0]?.firstSucceeded, calls[0]?.firstSettled], [true, true]);
  });

  it('accepts a body that arrives in chunks', async () => {
    const { handler, calls } = createMerchant();
    const { headers, body } = await signDelivery(JSON.stringify(SUCCEEDED));
    const bytes = new TextEncoder().encode(body);
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += 100) controller.enqueue(bytes.slice(at, at + 100));
        controller.close();
      },
    });
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit;
    assert.equal((await handler(new Request('https://shop.example', init))).status, 200);
    assert.deepEqual(calls[0]?.snapshot, SUCCEEDED.data);
  });

  it('acknowledges and ignores an event of the other mode', async () => {
    const process = (): Promise<never> => Promise.reject(new Error('the store was asked'));
    const { handler, calls, reports } = createMerchant({ mode: 'test', store: { process } });
    const answer = await handler(await createDelivery(createEvent({ version: 2, status: 'succeeded' })));
    assert.deepEqual(await read(answer), [200, { result: 'other_mode' }]);
    assert.deepEqual([calls, reports], [[], []]);
  });

  it('accepts test events in mode test', async () => {
    const { handler, calls } = createMerchant({ mode: 'test' });
    await handler(await createDelivery(createEvent({ live: false })));
    assert.equal(calls.length, 1);
  });

  it('is not created with an unknown mode or an invalid secret', () => {
    assert.throws(() => createMerchant({ mode: 'production' as 'live' }), { code: 'invalid_option' });
    for (const secret of ['', [], 'whsec_', 'whsec_c2hvcnQ=', ['whsec_c2hvcnQ=', SECRET], `AAAA${SECRET}`])
      assert.throws(() => createMerchant({ secret }), { name: 'ConfigurationError' });
  });

  it('is not created with an invalid tolerance', () => {
    for (const toleranceSeconds of [-1, NaN, Infinity])
      assert.throws(() => createMerchant({ toleranceSeconds }), { code: 'invalid_tolerance' });
  });

  it('is not created with an invalid size of a body', () => {
    for (const maxBodyBytes of [0, -1, 1.5, NaN, Infinity])
      assert.throws(() => createMerchant({ maxBodyBytes }), { code: 'invalid_option', message: /maxBodyBytes/ });
  });
});

describe('the webhook handler, refusing a delivery,', () => {
  const refused = {
    no_matching_signature: async () => createDelivery(SUCCEEDED, { secret: OTHER_SECRET }),
    invalid_body: async () => toRequest(await signDelivery('{"id":"evt_1"}')),
  };
  it('answers keys that a database may take for others with 400', async () => {
    const event = createEvent({ version: 1 });
    for (const changes of [
      { id: 'evt_\uD800' },
      ...['pay_\uD801', ''].map((id) => ({ data: { ...event.data, payment_id: id } })),
    ]) {
      const { handler, calls } = createMerchant();
      const request = toRequest(await signDelivery(JSON.stringify({ ...event, ...changes })));
      assert.deepEqual(await read(await handler(request)), [400, { code: 'invalid_body' }]);
      assert.deepEqual(calls, []);
    }
  });

  for (const [code, request] of Object.entries(refused))
    it(`answers ${code} with 400 and reports it, without calling onPayment`, async () => {
      const { handler, calls, reports } = createMerchant();
      assert.deepEqual(await read(await handler(await request())), [400, { code }]);
      assert.deepEqual(calls, []);
      assert.deepEqual(
        reports.map(({ error, event }) => [(error as { code: string }).code, event]),
        [[code, undefined]],
      );
    });

  for (const method of ['GET', 'OPTIONS'])
    it(`answers ${method} with 405 and an Allow header`, async () => {
      const { handler } = createMerchant();
      const answer = await handler(new Request('https://shop.example', { method }));
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
      assert.deepEqual(await answer.json(), { code: 'method_not_allowed' });
    });

  it('reads nothing of a body whose content-length is more', async () => {
    const { handler } = createMerchant();
    const { headers, body } = await signDelivery('{}');
    const request = toRequest({ headers: { ...headers, 'content-length': String(MAX_DELIVERY_BYTES + 1) }, body });
    assert.deepEqual(await read(await handler(request)), [413, { code: 'body_too_large' }]);
    assert.equal(request.bodyUsed, false);
  });

  it('reads a body whose content-length is exactly a megabyte', async () => {
    const { handler } = createMerchant();
    const { headers, body } = await signDelivery(JSON.stringify(SUCCEEDED));
    const saying = toRequest({ headers: { ...headers, 'content-length': String(MAX_DELIVERY_BYTES) }, body });
    assert.equal((await handler(saying)).status, 200);
  });

  it('reads no more of a body than maxBodyBytes', async () => {
    const { handler, reports } = createMerchant({ maxBodyBytes: 100 });
    assert.deepEqual(await read(await handler(await createDelivery(SUCCEEDED))), [413, { code: 'body_too_large' }]);
    assert.deepEqual(
      reports.map(({ error }) => (error as { code: string }).code),
      ['body_too_large'],
    );
  });
});

describe('the webhook handler, after a failure,', () => {
  const failing = (): never => {
    throw new Error('password of the database: hunter2');
  };

  it('answers 500 without a reason when onPayment throws, and reports it with the event', async () => {
    const { handler, reports } = createMerchant({ onPayment: failing });
    const answer = await handler(await createDelivery(SUCCEEDED));
    assert.deepEqual(await read(answer), [500, { code: 'internal_error' }]);
    assert.deepEqual(
      reports.map(({ error, event }) => [(error as Error).message, event]),
      [['password of the database: hunter2', SUCCEEDED]],
    );
  });

  it('applies the next delivery of a failed event, with the same flags', async () => {
    const flags: boolean[] = [];
    const { handler } = createMerchant({
      onPayment: async (_snapshot, { firstSucceeded }) => {
        flags.push(firstSucceeded);
        if (flags.length === 1) failing();
      },
    });
    assert.equal((await handler(await createDelivery(SUCCEEDED))).status, 500);
    assert.equal((await handler(await createDelivery(SUCCEEDED))).status, 200);
    assert.deepEqual(flags, [true, true]);
  });

  it('does not acknowledge before onPayment is done', async () => {
    const steps: string[] = [];
    const { handler } = createMerchant({
      onPayment: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        steps.push('done');
      },
    });
    await handler(await createDelivery(SUCCEEDED));
    steps.push('answered');
    assert.deepEqual(steps, ['done', 'answered']);
  });

  it('answers 500 when the store fails', async () => {
    const { handler, reports } = createMerchant({ store: { process: () => Promise.reject(new Error('no database')) } });
    assert.equal((await handler(await createDelivery(SUCCEEDED))).status, 500);
    assert.equal(reports.length, 1);
  });

  for (const onError of [failing, () => Promise.reject(new Error('the log is full'))])
    it(`answers the same when onError ${onError === failing ? 'throws' : 'rejects'}`, async () => {
      const { handler } = createMerchant({ onPayment: failing, onError });
      assert.equal((await handler(await createDelivery(SUCCEEDED))).status, 500);
    });
});
