import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore } from '../../../src/server/webhooks/memory-store.js';
import { createWebhookHandler, type WebhookHandlerOptions } from '../../../src/server/webhooks/webhook-handler.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { waitUntil } from '../merchant/merchant.js';
import { createEvent } from './support/events.js';
import { createGate } from './support/gate.js';
import { createDelivery, NOW_MS, SECRET } from './support/signed-delivery.js';

const EVENT = createEvent({ version: 2, status: 'succeeded' });

const MESSAGE =
  `pay-status: onPayment for ${EVENT.id} has not finished after 10 s. ` +
  'The gateway waits 15 s, then delivers again. Does it await something that never ends?';

/** A handler on virtual time, and the warnings of its logger. */
const createMerchant = (options: Partial<WebhookHandlerOptions<undefined>>) => {
  const warnings: string[] = [];
  const clock = new VirtualClock();
  const handle = createWebhookHandler({
    secret: SECRET,
    store: createMemoryStore(),
    onPayment: () => undefined,
    now: () => NOW_MS,
    setTimeout: clock.setTimeout,
    logger: { warn: (text) => warnings.push(text), error: () => undefined },
    ...options,
  });
  return { clock, warnings, handle };
};

describe('an onPayment that does not finish', () => {
  it('is named in the log after 10 s, once, and may still finish', async () => {
    const gate = createGate();
    const { clock, warnings, handle } = createMerchant({ onPayment: () => gate.opened });
    const answer = handle(await createDelivery(EVENT));
    await waitUntil('a timer', () => clock.pending === 1);
    await clock.advance(9_999);
    assert.deepEqual(warnings, []);
    await clock.advance(1);
    assert.deepEqual(warnings, [MESSAGE]);
    await clock.advance(60_000);
    assert.equal(warnings.length, 1);
    gate.open();
    assert.equal((await answer).status, 200);
  });

  for (const [what, onPayment, status] of [
    ['returns', () => undefined, 200],
    [
      'throws',
      () => {
        throw new Error('no');
      },
      500,
    ],
  ] as const) {
    it(`is not named if it ${what}, and leaves no timer`, async () => {
      const { clock, warnings, handle } = createMerchant({ onPayment });
      assert.equal((await handle(await createDelivery(EVENT))).status, status);
      assert.equal(clock.pending, 0);
      await clock.advance(60_000);
      assert.deepEqual(warnings, []);
    });
  }

  it("is timed by the machine's clock by default, without keeping the process running", async (context) => {
    const started: NodeJS.Timeout[] = [];
    const { setTimeout } = globalThis;
    context.mock.method(globalThis, 'setTimeout', (callback: () => void, delayMs: number) => {
      const timer = setTimeout(callback, delayMs);
      started.push(timer);
      return timer;
    });
    let keepsRunning: boolean | undefined;
    const handle = createWebhookHandler({
      secret: SECRET,
      store: createMemoryStore(),
      now: () => NOW_MS,
      onPayment: () => {
        keepsRunning = started[0]?.hasRef();
      },
    });
    assert.equal((await handle(await createDelivery(EVENT))).status, 200);
    assert.equal(keepsRunning, false);
  });
});
