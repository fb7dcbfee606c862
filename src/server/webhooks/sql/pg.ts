import { withOpenTransaction } from './open-transaction.js';
import { CONNECTION_FAILURE } from './retry-transaction.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';

/** The members used of a `PoolClient` of `pg`. */
export interface PgClient extends SqlConnection {
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
  /** `true` closes the connection instead of returning it to the pool. */
  release(isBroken?: boolean): void;
}

/** The members used of a `Pool` of `pg`. The second signature is unused; it makes the type compatible with `pg`'s overloads. */
export interface PgPool<Client extends PgClient> {
  connect(): Promise<Client>;
  connect(callback: never): void;
  on?(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Adapts a pool of `pg`; `tx` is its client, whose `query` refuses once the transaction has ended. A delivery holds one connection while the effect runs: an effect that takes
 * another one from the same pool, instead of using `tx`, can deadlock. A connection that breaks fails its transaction only:
 * the pool connects again.
 */
export const fromPgPool = <Client extends PgClient>(pool: PgPool<Client>): SqlDatabase<Client> => {
  // Without a listener, an idle connection that breaks ends the process.
  pool.on?.('error', () => undefined);
  return { dialect: 'postgres', transaction: (run) => runTransaction(pool, run) };
};

/** Adds a code: the driver has none for a connection timeout, and for a connection lost between statements. */
const toLostConnection = (cause: unknown): unknown =>
  (cause as { readonly code?: unknown } | null | undefined)?.code === undefined
    ? Object.assign(new Error('The connection to the database was lost.', { cause }), { code: CONNECTION_FAILURE })
    : cause;

const connect = async <Client extends PgClient>(pool: PgPool<Client>): Promise<Client> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw toLostConnection(error);
  }
};

const runTransaction = async <Client extends PgClient, Result>(
  pool: PgPool<Client>,
  run: (tx: Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connect(pool);
  let isBroken = false;
  const onBroken = (): void => {
    isBroken = true;
  };
  // A connection that breaks while idle emits `error`, which ends the process if there is no listener.
  client.on('error', onBroken);
  try {
    await client.query('begin');
    const result = await withOpenTransaction(client, run);
    await client.query('commit');
    return result;
  } catch (error) {
    const failure = isBroken ? toLostConnection(error) : error;
    await client.query('rollback').catch(onBroken);
    throw failure;
  } finally {
    client.off('error', onBroken);
    client.release(isBroken);
  }
};
