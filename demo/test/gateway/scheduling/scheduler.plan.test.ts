import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { createMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { WorkQueue, StoreChange, Store } from '../../../gateway/store/store.js';
import { NEW_PAYMENT } from '../../support/payments.js';
import { settle } from '../../support/test-gateway.js';

/** An queue that does nothing but note when it was asked to, in milliseconds from the start. */
const createWorld = ({ isSilent = false } = {}) => {
  const clock = createManualClock();
  const startMs = clock.nowMs();
  const memory = createMemoryStore();
  const listeners = new Set<(news: StoreChange | null) => void>();
  let fails = false;
  let held = Promise.resolve();
  const looks: WorkQueue[] = [];
  const store: Store = {
    ...memory,
    nextDueAtMs: async (queue) => {
      looks.push(queue);
      if (fails) {
        fails = false;
        throw new Error('the database is gone');
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
    looks,
    follow: (queue: WorkQueue = 'payments') =>
      startScheduler({
        queue,
        store,
        clock,
        run: () => {
          runs.push(clock.nowMs() - startMs);
          return held;
        },
        onError: (error) => errors.push(error),
      }),
    /** Notifies the listeners of the store. */
    tell: (news: StoreChange | null) => {
      for (const listener of listeners) listener(news);
    },
    /** The next look into the store fails. */
    fail: () => {
      fails = true;
    },
    /** Runs take until the returned function is called. */
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        release();
      };
    },
  };
};

describe('what falls due, in the plan of one process', () => {
  it('is looked for again ten times a second while it is in the hands of somebody else', async () => {
    const { clock, store, runs, follow } = createWorld();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    const end = follow();
    await settle();
    await clock.advance(1_499);
    assert.deepEqual(runs, [1_000, 1_100, 1_200, 1_300, 1_400]);
    end();
  });

  it('is looked for when it is there at the start, and not while nothing is', async () => {
    const { clock, runs, follow } = createWorld();
    const end = follow();
    await settle();
    await clock.advance(60_000);
    assert.deepEqual([runs, clock.waiting], [[], 0]);
    end();
  });

  it('is no longer waited for once nothing is to come', async () => {
    const { clock, store, runs, follow } = createWorld();
    const end = follow();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await settle();
    assert.equal(clock.waiting, 1);
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    assert.equal(clock.waiting, 0);
    await clock.advance(60_000);
    assert.deepEqual(runs, []);
    end();
  });

  it('is waited for until the next one, where the first is not to come any more', async () => {
    const { clock, store, runs, follow } = createWorld();
    const end = follow();
    const next = { ...NEW_PAYMENT, id: 'pay_2' };
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await store.transaction(({ payments }) => payments.insert(next, clock.nowMs() + 2_000));
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    await clock.advance(2_050);
    assert.deepEqual(runs, [2_000]);
    end();
  });

  it('is done in time although something later is planned after it', async () => {
    const { clock, store, runs, follow } = createWorld();
    const end = follow();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    await store.transaction(({ payments }) => payments.insert({ ...NEW_PAYMENT, id: 'pay_2' }, clock.nowMs() + 2_000));
    await settle();
    await clock.advance(1_050);
    assert.deepEqual(runs, [1_000]);
    end();
  });

  it('is not looked for because something of another queue changes', async () => {
    const { clock, runs, follow, tell } = createWorld();
    const end = follow();
    tell({ paymentId: null, due: { queue: 'deliveries', atMs: clock.nowMs() + 1_000 } });
    await settle();
    await clock.advance(60_000);
    assert.deepEqual(runs, []);
    end();
  });

  it('is asked for only by what may have changed it', async () => {
    const { follow, tell, looks } = createWorld();
    const ends = [follow('payments'), follow('deliveries')];
    await settle();
    assert.deepEqual(looks, ['payments', 'deliveries']);
    tell({ paymentId: null, due: null });
    tell({ paymentId: 'pay_1', due: null });
    await settle();
    assert.deepEqual(looks, ['payments', 'deliveries', 'payments']);
    for (const end of ends) end();
  });

  it('is found where the store can only say that anything may have changed', async () => {
    const { clock, store, runs, follow, tell } = createWorld({ isSilent: true });
    const end = follow();
    await settle();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 1_000));
    tell(null);
    await settle();
    await clock.advance(1_050);
    assert.deepEqual(runs, [1_000]);
    end();
  });

  it('is done a second later where the store cannot say what is left, and that is reported', async () => {
    const { clock, store, runs, errors, follow, fail } = createWorld();
    const end = follow();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs() + 60_000));
    await settle();
    fail();
    await store.transaction(({ payments }) => payments.update(NEW_PAYMENT, null));
    await settle();
    assert.equal(errors.length, 1);
    await clock.advance(1_000);
    assert.deepEqual(runs, [1_000]);
    end();
  });

  it('is left to others when the end comes while a run is under way', async () => {
    const { clock, store, follow, hold } = createWorld();
    await store.transaction(({ payments }) => payments.insert(NEW_PAYMENT, clock.nowMs()));
    const release = hold();
    const end = follow();
    await settle();
    const advanced = clock.advance(0);
    await settle();
    end();
    release();
    await advanced;
    await settle();
    assert.equal(clock.waiting, 0);
  });
});
