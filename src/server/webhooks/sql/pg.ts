import type { SqlConnection, SqlDatabase } from './sql-database.js';

/** What is used of a `PoolClient` of `pg`. */
export interface PgClient extends SqlConnection {
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
  /** `true` closes the connection instead of giving it back. */
  release(isBroken?: boolean): void;
}

/** What is used of a `Pool` of `pg`. The second signature, unused, is for the compiler: it pairs them with those of `pg`. */
export interface PgPool<Client extends PgClient> {
  connect(): Promise<Client>;
  connect(callback: never): void;
}

/**
 * A pool of `pg`; `tx` is its client. A delivery holds one connection for as long as the effect runs: an effect that asks
 * the same pool for another one, instead of using `tx`, can wait for itself.
 */
export const fromPgPool = <Client extends PgClient>(pool: PgPool<Client>): SqlDatabase<Client> => ({
  dialect: 'postgres',
  async transaction(run) {
    const client = await pool.connect();
    let isBroken = false;
    const onBroken = (): void => {
      isBroken = true;
    };
    // A connection that breaks while nothing is asked of it says so by an event, which ends the process if nobody listens.
    client.on('error', onBroken);
    try {
      await client.query('begin');
      const result = await run(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(onBroken);
      throw error;
    } finally {
      client.off('error', onBroken);
      client.release(isBroken);
    }
  },
});
