import { systemRandom, toHex } from '../../core/random.js';
import type { ChangeListener, Store, StoreChange } from '../store.js';
import { createMemoryTables } from './tables.js';

/** Keeps everything in this process, for tests, stories and a sandbox that forgets. */
export const createGatewayMemoryStore = (): Store => {
  const undo: (() => void)[] = [];
  const changes: StoreChange[] = [];
  const tables = createMemoryTables(undo, changes);
  // The rows of a new store belong to no transaction.
  undo.length = 0;
  const listeners = new Set<ChangeListener>();
  const receiptSecret = toHex(systemRandom.bytes(32));
  let offsetMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const commit = (): void => {
    undo.length = 0;
    for (const change of changes.splice(0)) for (const listener of listeners) listener(change);
  };
  const rollBack = (): void => {
    for (const revert of undo.splice(0).reverse()) revert();
    changes.length = 0;
  };

  /** One at a time: no transaction sees a part of another one. */
  const transaction: Store['transaction'] = (work) => {
    const run = async () => {
      try {
        const value = await work(tables);
        commit();
        return value;
      } catch (error) {
        rollBack();
        throw error;
      }
    };
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    transaction,
    read: transaction,
    nextDueAtMs: async (queue) => tables.nextDueAtMs(queue),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clockOffsetMs: async () => offsetMs,
    advanceClock: async (byMs) => {
      offsetMs += byMs;
    },
    receiptSecret: async () => receiptSecret,
    close: async () => undefined,
  };
};
