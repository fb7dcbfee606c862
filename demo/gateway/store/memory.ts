import { createTables } from './memory/tables.js';
import type { News, Store } from './store.js';

/** Everything in this process only, for tests, stories and a sandbox that forgets. */
export const createMemoryStore = (): Store => {
  const undo: (() => void)[] = [];
  const news: News[] = [];
  const tables = createTables(undo, news);
  const listeners = new Set<(news: News | null) => void>();
  let offsetMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const commit = (): void => {
    undo.length = 0;
    for (const each of news.splice(0)) for (const listener of listeners) listener(each);
  };
  const rollBack = (): void => {
    for (const takeBack of undo.splice(0).reverse()) takeBack();
    news.length = 0;
  };

  /** One at a time: nobody sees half of another one's work. */
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
    nextDueAtMs: async (agenda) => tables.nextDueAtMs(agenda),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clockOffsetMs: async () => offsetMs,
    advanceClock: async (byMs) => {
      offsetMs += byMs;
    },
    close: async () => undefined,
  };
};
