import { createKeyedQueue } from '../keyed-queue.js';
import { withOpenTransaction } from './open-transaction.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';

/** The types that SQLite can store. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** The members used of a prepared statement. */
export interface SqliteStatement {
  /** False for a statement without rows, in drivers that refuse `all` for it. */
  readonly reader?: boolean;
  all(...values: SqliteValue[]): unknown[];
  run(...values: SqliteValue[]): unknown;
}

/** The members used of a database of `node:sqlite`, `better-sqlite3`, `bun:sqlite` or `libsql`, all synchronous. */
export interface SqliteDatabase {
  exec(text: string): unknown;
  prepare(text: string): SqliteStatement;
}

const toConnection = (database: SqliteDatabase): SqlConnection => ({
  query: async (text, values = []) => {
    const statement = database.prepare(text);
    const bound = values as SqliteValue[];
    if (statement.reader !== false) return { rows: statement.all(...bound) };
    statement.run(...bound);
    return { rows: [] };
  },
});

/**
 * Adapts a connection of SQLite; `tx.query(text, values)` takes `?` for each value. One transaction runs at a time, and any
 * other statement on the same connection meanwhile becomes part of it: the effect should write through `tx` and await nothing
 * slow. Several processes may share the file: a locked database is retried.
 */
export const fromSqlite = (database: SqliteDatabase): SqlDatabase<SqlConnection> => {
  const connection = toConnection(database);
  const enqueue = createKeyedQueue();
  return {
    dialect: 'sqlite',
    transaction: (run) =>
      enqueue('', async () => {
        // Takes the write lock at the beginning: an upgrade of a read lock cannot be retried.
        database.exec('begin immediate');
        try {
          const result = await withOpenTransaction(connection, run);
          database.exec('commit');
          return result;
        } catch (error) {
          rollBack(database);
          throw error;
        }
      }),
  };
};

const rollBack = (database: SqliteDatabase): void => {
  try {
    database.exec('rollback');
  } catch {
    // Some errors roll back by themselves.
  }
};
