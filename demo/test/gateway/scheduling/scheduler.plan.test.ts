import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { WorkQueue, StoreChange, Store } from '../../../gateway/store/store.js';
import { NEW_PAYMENT } from '../../support/payments.js';
import { settle } from '../../support/test-gateway.js';

/** A scheduler whose work only records its start times, in milliseconds since the start. */
const setUp = ({ isSilent = false } = {}) => {
  const clock = createManualClock();
  const startMs = clock.nowMs();
  const memory = createGatewayMemoryStore();
  const listeners = new Set<(change: StoreChange | null) => void>();
  let fails = false;
  let pendingRun = Promise.resolve();
  const queries: WorkQueue[] = [];
  const store: Store = {
    ...memory,
    nextDueAtMs: async (queue) => {
      queries.push(queue);
      if (fails) {
        fails = false;
        throw new Error('the database is unavailable');
      }
      return memory.nextDueAtMs(queue);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = isSilent ? () => undefined : memory.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
  const runs: number[] = [];
  const errors: unknown[] = [];
  return {
    clock,
    store,
    runs,
    errors,
    queries,
    start: (queue: WorkQueue = 'payments') =>
      startScheduler({
        queue,
        store,
        clock,
        run: () => {
          runs.push(clock.nowMs() - startMs);
          return pendingRun;
        },
        onError: (error) => errors.push(error),
      }),
    /** Notifies the listeners of the store. */
    notify: (change: StoreChange | null) => {
      for (const listener of listeners) listener(change);
    },
    /** Makes the next query of the store fail. */
    fail: () => {
      fails = true;
    },
    /** Keeps runs pending until the returned function is called. */
    hold: () => {
      let release = (): void => undefined;
      pendingRun = new Promise((resolve) => (release = resolve));
      return () => {
        release();
      };
    },
  };
};

describe('the timer of a scheduler', () => {
  it('retries ten times a second while another process has locked the due row', async () => {
    const { clock, store, runs, start } = setUp();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    const stop = start();
    await settle();
    await clock.advance(1_499);
    assert.deepEqual(runs, [1_000, 1_100, 1_200, 1_300, 1_400]);
    stop();
  });

  it('is not set while no row is due', async () => {
    const { clock, runs, start } = setUp();
    const stop = start();
    await settle();
    await clock.advance(60_000);
    assert.deepEqual([runs, clock.waiting], [[], 0]);
    stop();
  });

  it('is cancelled once no row is due any more', async () => {
    const { clock, store, runs, start } = setUp();
    const stop = start();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await settle();
    assert.equal(clock.waiting, 1);
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    assert.equal(clock.waiting, 0);
    await clock.advance(60_000);
    assert.deepEqual(runs, []);
    stop();
  });

  it('moves to the next row if the first one is no longer due', async () => {
    const { clock, store, runs, start } = setUp();
    const stop = start();
    const next = { ...NEW_PAYMENT, id: 'pay_2' };
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await store.transaction(({ payments }) => payments.insert(next, clock.nowMs() + 2_000));
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    await clock.advance(2_050);
    assert.deepEqual(runs, [2_000]);
    stop();
  });

  it('stays at the first row if a later one is added', async () => {
    const { clock, store, runs, start } = setUp();
    const stop = start();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id: 'pay_2' }, clock.nowMs() + 2_000));
    await settle();
    await clock.advance(1_050);
    assert.deepEqual(runs, [1_000]);
    stop();
  });

  it('ignores changes of another queue', async () => {
    const { clock, runs, start, notify } = setUp();
    const stop = start();
    notify({ paymentId: null, due: { queue: 'deliveries', atMs: clock.nowMs() + 1_000 } });
    await settle();
    await clock.advance(60_000);
    assert.deepEqual(runs, []);
    stop();
  });

  it('is updated only after a change that may affect its queue', async () => {
    const { start, notify, queries } = setUp();
    const stops = [start('payments'), start('deliveries')];
    await settle();
    assert.deepEqual(queries, ['payments', 'deliveries']);
    notify({ paymentId: null, due: null });
    notify({ paymentId: 'pay_1', due: null });
    await settle();
    assert.deepEqual(queries, ['payments', 'deliveries', 'payments']);
    for (const stop of stops) stop();
  });

  it('is updated when the store reports an unknown change', async () => {
    const { clock, store, runs, start, notify } = setUp({ isSilent: true });
    const stop = start();
    await settle();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    notify(null);
    await settle();
    await clock.advance(1_050);
    assert.deepEqual(runs, [1_000]);
    stop();
  });

  it('is set to a second later, and the error is reported, when the store fails', async () => {
    const { clock, store, runs, errors, start, fail } = setUp();
    const stop = start();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 60_000));
    await settle();
    fail();
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    assert.equal(errors.length, 1);
    await clock.advance(1_000);
    assert.deepEqual(runs, [1_000]);
    stop();
  });

  it('is not set again after the scheduler stops during a run', async () => {
    const { clock, store, start, hold } = setUp();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs()));
    const release = hold();
    const stop = start();
    await settle();
    const advanced = clock.advance(0);
    await settle();
    stop();
    release();
    await advanced;
    await settle();
    assert.equal(clock.waiting, 0);
  });
});
