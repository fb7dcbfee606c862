import { OTHER_NEWS, type News, type Store } from '../store.js';
import type { Database, Queryable } from './database.js';
import { CHANNEL, readMessage, writeMessage } from './messages.js';
import { migrate } from './migrations.js';
import { sqlTables } from './tables.js';

/** PostgreSQL keeps payloads under 8,000 bytes. */
const NEWS_PER_MESSAGE = 40;

const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** Everything in a database, which several processes may share. Brings it to the present version first. */
export const createSqlStore = async (database: Database): Promise<Store> => {
  const me = crypto.randomUUID();
  const listeners = new Set<(news: News | null) => void>();
  const tellAll = (news: readonly (News | null)[]): void => {
    for (const each of news) for (const listener of listeners) listener(each);
  };

  const notify = async (connection: Queryable, news: readonly (News | null)[]): Promise<void> => {
    await connection.query('select pg_notify($1, $2)', [CHANNEL, writeMessage({ from: me, news })]);
  };

  let isTelling = false;
  let hasMore = false;
  /**
   * Notifying makes transactions wait for each other. What nobody waits for is told apart from them, one message at a time
   * for however many changes; if it is lost, whoever looks hears of the next change.
   */
  const notifySoon = async (): Promise<void> => {
    hasMore = true;
    if (isTelling) return;
    isTelling = true;
    while (hasMore) {
      hasMore = false;
      await notify(database, [OTHER_NEWS]).catch(() => undefined);
    }
    isTelling = false;
  };

  await database.transaction(migrate);
  await database.listen(CHANNEL, (payload) => {
    const message = payload === null ? undefined : readMessage(payload);
    // To look once too often costs little; to miss a change costs a held poll its answer.
    if (!message) tellAll([null]);
    else if (message.from !== me) tellAll(message.news);
  });

  return {
    async transaction(work) {
      const news: News[] = [];
      const value = await database.transaction(async (connection) => {
        // The work may run again.
        news.length = 0;
        const result = await work(sqlTables(connection, (each) => news.push(each)));
        const awaited = news.filter((each) => each !== OTHER_NEWS);
        for (const chunk of chunksOf(awaited, NEWS_PER_MESSAGE)) await notify(connection, chunk);
        return result;
      });
      // Others hear of it from the database; this process need not wait for that.
      tellAll(news);
      if (news.includes(OTHER_NEWS)) void notifySoon();
      return value;
    },
    read: (work) => work(sqlTables(database, () => undefined)),
    async nextDueAtMs(agenda) {
      const table = agenda === 'payments' ? 'payment' : 'delivery';
      const [row] = await database.query<{ at_ms: number | null }>(`select min(due_at_ms) as at_ms from ${table}`);
      return row?.at_ms ?? null;
    },
    async clockOffsetMs() {
      const [row] = await database.query<{ offset_ms: number }>('select offset_ms from clock');
      return row?.offset_ms ?? 0;
    },
    async advanceClock(byMs) {
      await database.transaction(async (connection) => {
        await connection.query('update clock set offset_ms = offset_ms + $1', [byMs]);
        await notify(connection, [null]);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => database.close(),
  };
};
