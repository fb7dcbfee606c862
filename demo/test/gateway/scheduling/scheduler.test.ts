import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { createSystemClock } from '../../../gateway/clock/system-clock.js';
import { createMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { Store } from '../../../gateway/store/store.js';
import { createFakeMachine } from '../../support/fake-machine.js';
import { NEW_PAYMENT } from '../../support/payments.js';
import { settle } from '../../support/test-gateway.js';

const RETRY_MS = 1_000;

/** An queue with one payment that is due a minute from now. */
const setUp = async ({ failures, where }: { failures: number; where: 'store' | 'work' }) => {
  const clock = createManualClock();
  const store = createMemoryStore();
  const dueAtMs = clock.nowMs() + 60_000;
  await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, dueAtMs));
  let failuresLeft = failures;
  const failing = <Value>(work: () => Promise<Value>): Promise<Value> =>
    failuresLeft-- > 0 ? Promise.reject(new Error('the database is gone')) : work();
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

describe('what falls due', () => {
  for (const failures of [0, 1, 3]) {
    it(`is done once a second later for each of ${failures} failures of the work`, async () => {
      const { clock, done, errors, end } = await setUp({ failures, where: 'work' });
      await clock.advance(120_000);
      assert.deepEqual(done, [failures]);
      assert.equal(errors.length, failures);
      end();
    });
  }

  it('is done in time when the store could not say when that is, and says it later', async () => {
    const { clock, done, errors, end } = await setUp({ failures: 2, where: 'store' });
    await clock.advance(120_000);
    assert.deepEqual(done, [0]);
    assert.equal(errors.length, 2);
    end();
  });

  it('is done by one run at a time, and once more for what came meanwhile', async () => {
    const machine = createFakeMachine();
    const clock = createSystemClock(machine);
    const store = createMemoryStore();
    const ends: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const run = async (): Promise<void> => {
      most = Math.max(most, ++running);
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
    const fallsDue = async (id: string): Promise<void> => {
      await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id }, clock.nowMs()));
      await machine.tick(0);
    };
    for (const id of ['pay_1', 'pay_2', 'pay_3']) await fallsDue(id);
    assert.deepEqual([ends.length, most], [1, 1]);
    ends[0]?.();
    await settle();
    assert.deepEqual([ends.length, most], [2, 1]);
    end();
  });

  it('is done in time when it was planned while the store was looking for what is left', async () => {
    const clock = createManualClock();
    const store = createMemoryStore();
    let look = Promise.resolve();
    const slow: Store = {
      ...store,
      async nextDueAtMs(queue) {
        const atMs = await store.nextDueAtMs(queue);
        await look;
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
    let answer = (): void => undefined;
    look = new Promise((resolve) => (answer = resolve));
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id: 'pay_2' }, secondMs));
    answer();
    await settle();
    await clock.advance(120_000);
    assert.ok(doneAtMs.includes(secondMs), `done at ${doneAtMs.join()}`);
    end();
  });

  it('is left to others after the end', async () => {
    const { clock, done, end } = await setUp({ failures: 1, where: 'work' });
    await clock.advance(60_000);
    end();
    await clock.advance(60_000);
    assert.deepEqual(done, []);
    assert.equal(clock.waiting, 0);
  });
});
