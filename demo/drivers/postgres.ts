import pg from 'pg';
import type { Database, Queryable } from '../gateway/store/sql/database.js';
import { openPostgresListener, type PostgresListener } from './postgres-listener.js';

const MAX_CONNECTIONS = 10;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** By default, a `bigint` is returned as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: TypeId, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

const queryable = (connection: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await connection.query(text, [...values])).rows as Row[],
});

const runTransaction = async <Value>(pool: pg.Pool, work: (tx: Queryable) => Promise<Value>): Promise<Value> => {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const value = await work(queryable(client));
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((broken: unknown) => {
      failure = broken as Error;
    });
    throw error;
  } finally {
    // A connection that cannot roll back is not used again.
    client.release(failure);
  }
};

/** A PostgreSQL server, shared with other processes. `onError` is called when an idle connection breaks. */
export const openPostgres = (url: string, onError: (error: unknown) => void): Database => {
  const pool = new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, types });
  pool.on('error', onError);
  const listeners: PostgresListener[] = [];

  return {
    ...queryable(pool),
    transaction: (work) => runTransaction(pool, work),
    async listen(channel, onPayload) {
      const listener = await openPostgresListener(url, { channel, onPayload });
      if (pool.ending) return listener.close();
      listeners.push(listener);
    },
    async close() {
      await Promise.all([pool.end(), ...listeners.map((listener) => listener.close())]);
    },
  };
};
