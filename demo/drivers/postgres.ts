import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Queryable } from '../gateway/store/sql/database.js';
import { StoreUnavailableError } from '../gateway/store/store-unavailable.js';
import { openPostgresListener, type PostgresListener } from './postgres-listener.js';

const MAX_CONNECTIONS = 10;
/** The longest wait for a connection, milliseconds. */
const CONNECT_MS = 10_000;
/** The delay between attempts, milliseconds. */
const RETRY_MS = 100;
/** For how long an outage is waited for, milliseconds: longer than a restart of the database usually takes. */
const PATIENCE_MS = 3_000;

/**
 * Connection exceptions, a read-only server (failover), a refused user or database (maintenance), transaction rollbacks, no memory, too
 * many connections, lock timeouts, and operator intervention (restart, cancelled statement).
 */
const UNAVAILABLE_CODES = /^(08|25006|28|3D000|40|53200|53300|55000|55P03|57)/;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** By default, a `bigint` is returned as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: TypeId, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

/** Only the server's own errors have a code of SQL. The driver has no code for a broken connection. */
const toStoreError = (error: unknown): unknown => {
  const isOfServer = error instanceof pg.DatabaseError;
  if (isOfServer && !UNAVAILABLE_CODES.test(error.code ?? '')) return error;
  const message = isOfServer
    ? `The database cannot do the work now: ${error.message}.`
    : 'The database cannot be reached. Check DATABASE_URL, and that PostgreSQL runs.';
  return new StoreUnavailableError(message, { cause: error });
};

const attempt = async <Value>(call: Promise<Value>): Promise<Value> => {
  try {
    return await call;
  } catch (error) {
    throw toStoreError(error);
  }
};

type Retry = <Value>(work: () => Promise<Value>, isRetryable?: () => boolean) => Promise<Value>;

/** Retries uncommitted work while the database is unavailable. Later work does not wait again for the same outage. */
const createRetry = (): Retry => {
  let downSinceMs: number | undefined;
  return async (work, isRetryable = () => true) => {
    /** Per call: other work may succeed and end the outage while this work still conflicts. */
    let failedSinceMs: number | undefined;
    for (;;) {
      try {
        const value = await work();
        downSinceMs = undefined;
        return value;
      } catch (error) {
        downSinceMs = error instanceof StoreUnavailableError ? (downSinceMs ?? performance.now()) : undefined;
        if (downSinceMs === undefined || !isRetryable()) throw error;
        failedSinceMs ??= performance.now();
        if (performance.now() - Math.min(downSinceMs, failedSinceMs) > PATIENCE_MS) throw error;
      }
      await sleep(RETRY_MS);
    }
  };
};

const queryable = (connection: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await attempt(connection.query(text, [...values]))).rows as Row[],
});

const runTransaction = async <Value>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Value>,
  onCommit: () => void,
): Promise<Value> => {
  const client = await attempt(pool.connect());
  const connection = queryable(client);
  let isBroken = false;
  const onBroken = (): void => {
    isBroken = true;
  };
  // Without a listener, a connection that breaks between two statements ends the process.
  client.on('error', onBroken);
  try {
    // Whatever the database's default is: what is read after a lock must not be older than it.
    await connection.query('begin isolation level read committed');
    const value = await work(connection);
    if (!isBroken) onCommit();
    await connection.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw error;
  } finally {
    client.off('error', onBroken);
    // A connection that cannot roll back is not used again.
    client.release(isBroken);
  }
};

/**
 * A PostgreSQL server, shared with other processes. While it cannot be reached, work is retried for some seconds, and then
 * rejected with a {@link StoreUnavailableError}. `onError` is called when an idle connection breaks.
 */
export const openPostgres = (url: string, onError: (error: unknown) => void): Database => {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: MAX_CONNECTIONS, types },
    ...{ connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
  });
  pool.on('error', onError);
  const listeners: PostgresListener[] = [];
  const { query } = queryable(pool);
  const retry = createRetry();

  return {
    query: (text, values) => retry(() => query(text, values)),
    transaction(work) {
      let isCommitting = false;
      const onCommit = (): void => {
        isCommitting = true;
      };
      // Whether a commit was lost with its connection is not known.
      return retry(
        () => runTransaction(pool, work, onCommit),
        () => !isCommitting,
      );
    },
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
