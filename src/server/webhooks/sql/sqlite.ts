import { createQueue } from '../queue.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';

/** What SQLite can store. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** What is used of a prepared statement. */
export interface SqliteStatement {
  /** Says that it gives no rows, in a driver that refuses `all` then. */
  readonly reader?: boolean;
  all(...values: SqliteValue[]): unknown[];
  run(...values: SqliteValue[]): unknown;
}

/** What is used of a database of `node:sqlite`, `better-sqlite3`, `bun:sqlite` or `libsql`: they answer at once. */
export interface SqliteDatabase {
  exec(text: string): unknown;
  prepare(text: string): SqliteStatement;
}

const connectionOf = (database: SqliteDatabase): SqlConnection => ({
  query: async (text, values = []) => {
    const statement = database.prepare(text);
    const bound = values as SqliteValue[];
    if (statement.reader !== false) return { rows: statement.all(...bound) };
    statement.run(...bound);
    return { rows: [] };
  },
});

/**
 * A connection of SQLite; `tx.query(text, values)` takes `?` for each value. There is one transaction at a time, and what
 * else this program asks of the same connection meanwhile is part of it: let the effect write by `tx`, and wait for nothing
 * that takes time. Several processes may share the file: a lock is waited for by trying again.
 */
export const fromSqlite = (database: SqliteDatabase): SqlDatabase<SqlConnection> => {
  const connection = connectionOf(database);
  const inTurn = createQueue();
  return {
    dialect: 'sqlite',
    transaction: (run) =>
      inTurn('', async () => {
        // Takes the lock for writing at once: taken later, it could not be waited for.
        database.exec('begin immediate');
        try {
          const result = await run(connection);
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
    // Some failures have rolled back already.
  }
};
