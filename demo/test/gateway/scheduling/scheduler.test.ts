import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { createSystemClock } from '../../../gateway/clock/system-clock.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { Store } from '../../../gateway/store/store.js';
import { createFakeMachine } from '../../support/fake-machine.js';
import { NEW_PAYMENT } from '../../support/payments.js';
import { settle } from '../../support/test-gateway.js';

const RETRY_MS = 1_000;

/** A scheduler with one payment that is due in a minute. */
const setUp = async ({ failures, where }: { failures: number; where: 'store' | 'work' }) => {
  const clock = createManualClock();
  const store = createGatewayMemoryStore();
  const dueAtMs = clock.nowMs() + 60_000;
  await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, dueAtMs));
  let failuresLeft = failures;
  const failing = <Value>(work: () => Promise<Value>): Promise<Value> =>
    failuresLeft-- > 0 ? Promise.reject(new Error('the database is unavailable')) : work();
  const done: number[] = [];
  const errors: unknown[] = [];
  const run = (): Promise<void> =>
    store.transaction(async ({ payments }) => {
      if (!(await payments.lockDue(clock.nowMs(), 1)).length) return;
      done.push((clock.nowMs() - dueAtMs) / RETRY_MS);
      await payments.update(NEW_PAYMENT, null);
    });
  const end = startScheduler({
    queue: 'payments',
    store: where === 'store' ? { ...store, nextDueAtMs: (queue) => failing(() => store.nextDueAtMs(queue)) } : store,
    clock,
    run: where === 'work' ? () => failing(run) : run,
    onError: (error) => errors.push(error),
  });
  await settle();
  return { clock, done, errors, end };
};

describe('due work', () => {
  for (const failures of [0, 1, 3]) {
    it(`runs once, a second later for each of ${failures} failures`, async () => {
      const { clock, done, errors, end } = await setUp({ failures, where: 'work' });
      await clock.advance(120_000);
      assert.deepEqual(done, [failures]);
      assert.equal(errors.length, failures);
      end();
    });
  }

  it('runs on time although the store failed to return its due time at first', async () => {
    const { clock, done, errors, end } = await setUp({ failures: 2, where: 'store' });
    await clock.advance(120_000);
    assert.deepEqual(done, [0]);
    assert.equal(errors.length, 2);
    end();
  });

  it('runs once at a time, and once more for rows that fell due meanwhile', async () => {
    const machine = createFakeMachine();
    const clock = createSystemClock(machine);
    const store = createGatewayMemoryStore();
    const ends: (() => void)[] = [];
    let running = 0;
    let maxRunning = 0;
    const run = async (): Promise<void> => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running--;
    };
    const end = startScheduler({
      queue: 'payments',
      store,
      clock,
      run,
      onError: (error) => assert.fail(String(error)),
    });
    const addDue = async (id: string): Promise<void> => {
      await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id }, clock.nowMs()));
      await machine.tick(0);
    };
    for (const id of ['pay_1', 'pay_2', 'pay_3']) await addDue(id);
    assert.deepEqual([ends.length, maxRunning], [1, 1]);
    ends[0]?.();
    await settle();
    assert.deepEqual([ends.length, maxRunning], [2, 1]);
    end();
  });

  it('runs on time if it was added during a query for the next due time', async () => {
    const clock = createManualClock();
    const store = createGatewayMemoryStore();
    let query = Promise.resolve();
    const slow: Store = {
      ...store,
      async nextDueAtMs(queue) {
        const atMs = await store.nextDueAtMs(queue);
        await query;
        return atMs;
      },
    };
    const doneAtMs: number[] = [];
    const run = async (): Promise<void> => {
      doneAtMs.push(clock.nowMs());
    };
    const end = startScheduler({
      queue: 'payments',
      store: slow,
      clock,
      run,
      onError: (error) => assert.fail(String(error)),
    });
    const [firstMs, secondMs] = [clock.nowMs() + 60_000, clock.nowMs() + 120_000];
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, firstMs));
    await settle();
    let finishQuery = (): void => undefined;
    query = new Promise((resolve) => (finishQuery = resolve));
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id: 'pay_2' }, secondMs));
    finishQuery();
    await settle();
    await clock.advance(120_000);
    assert.ok(doneAtMs.includes(secondMs), `done at ${doneAtMs.join()}`);
    end();
  });

  it('does not run after the scheduler has stopped', async () => {
    const { clock, done, end } = await setUp({ failures: 1, where: 'work' });
    await clock.advance(60_000);
    end();
    await clock.advance(60_000);
    assert.deepEqual(done, []);
    assert.equal(clock.waiting, 0);
  });
});
