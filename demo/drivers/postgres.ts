import pg from 'pg';
import type { Database, Queryable } from '../gateway/store/sql/database.js';

const RECONNECT_MS = 100;
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

/** A PostgreSQL server, shared with other processes. `onError` is called when an idle connection breaks. */
export const openPostgres = (url: string, onError: (error: unknown) => void): Database => {
  const pool = new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, types });
  pool.on('error', onError);
  let isClosed = false;
  let listener: pg.Client | undefined;

  const listen = async (channel: string, onPayload: (payload: string | null) => void): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    let isLost = false;
    const reconnect = (): void => {
      if (isLost || isClosed) return;
      isLost = true;
      const again = (): void => {
        if (isClosed) return;
        listen(channel, onPayload).then(
          () => {
            if (!isClosed) onPayload(null);
          },
          () => setTimeout(again, RECONNECT_MS),
        );
      };
      setTimeout(again, RECONNECT_MS);
    };
    client.on('error', reconnect);
    client.on('end', reconnect);
    client.on('notification', ({ payload = '' }) => {
      onPayload(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      // The caller decides about a retry.
      isLost = true;
      await client.end().catch(() => undefined);
      throw error;
    }
    listener = client;
    // Closed while reconnecting: `close` ended the previous client.
    if (isClosed) await client.end();
  };

  return {
    ...queryable(pool),
    async transaction(work) {
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
        client.release(failure);
      }
    },
    listen,
    async close() {
      isClosed = true;
      await listener?.end();
      await pool.end();
    },
  };
};
