import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { startPruning } from '../../../gateway/scheduling/pruning.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { reach } from '../../support/reach.js';
import { MERCHANT, settle } from '../../support/test-gateway.js';
import { createWebhookGateway } from '../../support/webhook-gateway.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const isStored = async (gateway: ReturnType<typeof createWebhookGateway>, id: string): Promise<boolean> => {
  const { status } = await gateway.sendRequest(`/v1/payments/${id}`, { headers: MERCHANT });
  assert.ok(status === 200 || status === 404);
  return status === 200;
};

describe('a gateway that keeps 30 days', () => {
  it('deletes a payment, its events and its deliveries within a day of 30 days after its last step', async () => {
    const gateway = createWebhookGateway({ keepDays: 30 });
    await gateway.register();
    const id = await reach(gateway, 'succeeded');
    // It settles, and later than that.
    await gateway.clock.advance(2_000);
    await gateway.clock.advance(30 * DAY_MS);
    assert.ok(await isStored(gateway, id));
    assert.equal((await gateway.deliveries()).length, 4);
    await gateway.clock.advance(DAY_MS);
    assert.ok(!(await isStored(gateway, id)));
    assert.deepEqual(await gateway.deliveries(), []);
  });

  it('deletes each payment in its time, at most once a day', async () => {
    const gateway = createWebhookGateway({ keepDays: 30 });
    const first = await reach(gateway, 'failed');
    await gateway.clock.advance(HOUR_MS);
    const second = await reach(gateway, 'failed');
    await gateway.clock.advance(30 * DAY_MS);
    assert.deepEqual([await isStored(gateway, first), await isStored(gateway, second)], [false, true]);
    await gateway.clock.advance(DAY_MS);
    assert.ok(!(await isStored(gateway, second)));
  });

  it('never deletes a payment that is not final, and deletes it after it has become final', async () => {
    const gateway = createWebhookGateway({ keepDays: 30 });
    const { paymentId } = await gateway.create({ expiresAt: (gateway.clock.nowMs() + 100 * DAY_MS) / 1_000 });
    await gateway.clock.advance(99 * DAY_MS);
    assert.ok(await isStored(gateway, paymentId));
    await gateway.clock.advance(2 * DAY_MS);
    assert.ok(await isStored(gateway, paymentId));
    await gateway.clock.advance(31 * DAY_MS);
    assert.ok(!(await isStored(gateway, paymentId)));
  });
});

for (const keepDays of [0, 14]) {
  it(`an event can be replayed for 14 days although a gateway keeps ${keepDays}`, async () => {
    const gateway = createWebhookGateway({ keepDays });
    const since = new Date(gateway.clock.nowMs()).toISOString();
    const id = await reach(gateway, 'failed');
    await gateway.clock.advance(14 * DAY_MS);
    await gateway.register();
    assert.deepEqual(await gateway.call('POST', 'deliveries/replay', { since }), { count: 2 });
    await gateway.deliver();
    assert.deepEqual(
      (await gateway.deliveries()).map(({ state }) => state),
      ['delivered', 'delivered'],
    );
    await gateway.clock.advance(DAY_MS);
    assert.ok(!(await isStored(gateway, id)));
  });
}

it('a gateway without a limit keeps everything, and has no timer for it', async () => {
  const gateway = createWebhookGateway();
  const id = await reach(gateway, 'failed');
  assert.equal(gateway.clock.waiting, 0);
  await gateway.clock.advance(4_000 * DAY_MS);
  assert.ok(await isStored(gateway, id));
});

it('pruning is tried again a day after the store failed', async () => {
  const clock = createManualClock();
  const store = createGatewayMemoryStore();
  const id = await reach(createWebhookGateway({ store, clock }), 'failed');
  const errors: unknown[] = [];
  let failuresLeft = 2;
  const failing: typeof store.transaction = (work) =>
    failuresLeft-- > 0 ? Promise.reject(new Error('the database is unavailable')) : store.transaction(work);
  const stop = startPruning({
    store: { ...store, read: failing, transaction: failing },
    clock,
    keepDays: 30,
    onError: (error) => errors.push(error),
  });
  await settle();
  await clock.advance(33 * DAY_MS);
  assert.equal(errors.length, 2);
  assert.equal(await store.read(({ payments }) => payments.find(id)), undefined);
  stop();
});
