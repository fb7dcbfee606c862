import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore } from '../../../src/server/webhooks/memory-store.js';
import { createWebhookHandler, type WebhookHandlerOptions } from '../../../src/server/webhooks/webhook-handler.js';
import { createEvent } from './support/events.js';
import { createDelivery, NOW_MS, OTHER_SECRET, SECRET } from './support/signed-delivery.js';

const SUCCEEDED = createEvent({ version: 2, status: 'succeeded' });
const OTHER_MODE = { ...SUCCEEDED, data: { ...SUCCEEDED.data, live: false } };

const fail = (): never => {
  throw new Error('The database is down.');
};

/** Creates a handler whose `onPayment` fails. */
const createFailingHandler = (options: Partial<WebhookHandlerOptions<undefined>> = {}) =>
  createWebhookHandler({
    secret: SECRET,
    store: createMemoryStore(),
    now: () => NOW_MS,
    onPayment: fail,
    ...options,
  });

/** A logger, and its lines. */
const createLogger = () => {
  const lines: string[] = [];
  const add = (text: string): number => lines.push(text);
  return { lines, logger: { warn: add, error: add } };
};

describe('the log of the webhook handler', () => {
  it('goes to the console by default, with refused, ignored and failed deliveries', async (context) => {
    const lines: unknown[][] = [];
    for (const level of ['warn', 'error'] as const) {
      context.mock.method(console, level, (...args: unknown[]) => lines.push([level, ...args]));
    }
    const handler = createFailingHandler();
    await handler(await createDelivery(SUCCEEDED, { secret: OTHER_SECRET }));
    await handler(await createDelivery(SUCCEEDED, { atMs: NOW_MS - 301_000 }));
    await handler(await createDelivery(OTHER_MODE));
    await handler(await createDelivery(SUCCEEDED));
    assert.deepEqual(
      lines.map(([level, text]) => [level, String(text).slice(0, 75)]),
      [
        ['warn', 'pay-status: A webhook delivery was refused (no_matching_signature). No matc'],
        ['warn', 'pay-status: A webhook delivery was refused (timestamp_too_old). The deliver'],
        ['warn', 'pay-status: The event payment.succeeded of "pay_1" was ignored, and is not '],
        ['error', `pay-status: The webhook delivery of ${SUCCEEDED.id} failed:`],
      ],
    );
    assert.ok(lines.at(-1)?.[2] instanceof Error);
  });

  for (const hasOnError of [false, true]) {
    it(hasOnError ? 'has no errors if there is an onError' : 'goes to the given logger', async () => {
      const { lines, logger } = createLogger();
      const errors: unknown[] = [];
      const onError = (error: unknown): void => {
        errors.push(error);
      };
      const handler = createFailingHandler({ logger, ...(hasOnError && { onError }) });
      await handler(await createDelivery(SUCCEEDED, { secret: OTHER_SECRET }));
      await handler(await createDelivery(SUCCEEDED));
      assert.deepEqual([lines.length, errors.length], hasOnError ? [0, 2] : [2, 0]);
    });
  }

  it('does not change the answers when the logger rejects', async () => {
    const log = () => Promise.reject(new Error('The log is full.'));
    const handler = createFailingHandler({ logger: { warn: log, error: log } });
    const ignored = await handler(await createDelivery(OTHER_MODE));
    assert.deepEqual([ignored.status, await ignored.json()], [200, { result: 'other_mode' }]);
    assert.equal((await handler(await createDelivery(SUCCEEDED, { secret: OTHER_SECRET }))).status, 400);
    assert.equal((await handler(await createDelivery(SUCCEEDED))).status, 500);
  });
});
