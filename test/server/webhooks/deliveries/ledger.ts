import type { SqlConnection, SqlDatabase } from '../../../../src/server/webhooks/sql/sql-database.js';
import { createMemoryStore } from '../../../../src/server/webhooks/memory-store.js';
import { createSqlStore } from '../../../../src/server/webhooks/sql/sql-store.js';
import type { WebhookStore } from '../../../../src/server/webhooks/webhook-store.js';

/** A committed effect. */
export interface Entry {
  readonly paymentId: string;
  readonly version: number;
  readonly firstSucceeded: boolean;
  readonly firstSettled: boolean;
}

/** A store, and the merchant's own record of its effects. */
export interface Shop<Tx> {
  readonly store: WebhookStore<Tx>;
  /** True if writes are rolled back when the effect fails afterwards. */
  readonly isTransactional: boolean;
  readonly write: (tx: Tx, entry: Entry) => Promise<void>;
  /** Resolves to the effects in the order of their writes. */
  readonly read: (paymentId: string) => Promise<readonly Entry[]>;
}

export const createMemoryShop = (): Shop<undefined> => {
  const entries = new Map<string, Entry[]>();
  return {
    store: createMemoryStore(),
    isTransactional: false,
    write: async (_tx, entry) => {
      entries.set(entry.paymentId, [...(entries.get(entry.paymentId) ?? []), entry]);
    },
    read: async (paymentId) => entries.get(paymentId) ?? [],
  };
};

interface EffectRow {
  readonly version: number;
  readonly first_succeeded: number;
  readonly first_settled: number;
}

export const createSqlShop = async (database: SqlDatabase<SqlConnection>): Promise<Shop<SqlConnection>> => {
  const isPostgres = database.dialect === 'postgres';
  const store = createSqlStore(database);
  await store.createTables();
  const position = isPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  await database.transaction((tx) =>
    tx.query(`create table effects (position ${position}, payment_id text not null, version integer not null,
      first_succeeded integer not null, first_settled integer not null)`),
  );
  await database.transaction((tx) => tx.query('create index effects_payment on effects (payment_id)'));
  const columns = 'payment_id, version, first_succeeded, first_settled';
  const insert = `insert into effects (${columns}) values (${isPostgres ? '$1, $2, $3, $4' : '?, ?, ?, ?'})`;
  const select = `select ${columns} from effects where payment_id = ${isPostgres ? '$1' : '?'} order by position`;
  return {
    store,
    isTransactional: true,
    write: async (tx, { paymentId, version, firstSucceeded, firstSettled }) => {
      await tx.query(insert, [paymentId, version, Number(firstSucceeded), Number(firstSettled)]);
    },
    read: (paymentId) =>
      database.transaction(async (tx) =>
        ((await tx.query(select, [paymentId])).rows as EffectRow[]).map((row) => ({
          paymentId,
          version: row.version,
          firstSucceeded: row.first_succeeded === 1,
          firstSettled: row.first_settled === 1,
        })),
      ),
  };
};
