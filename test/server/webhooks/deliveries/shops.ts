import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../../../demo/test/support/postgres.js';
import { fromPgPool } from '../../../../src/server/webhooks/sql/pg.js';
import { fromPglite } from '../../../../src/server/webhooks/sql/pglite.js';
import { fromSqlite } from '../../../../src/server/webhooks/sql/sqlite.js';
import { createSqliteFile } from '../support/sqlite.js';
import { createMemoryShop, createSqlShop } from './ledger.js';
import { playDeliveries, type Tally } from './play.js';

/** Sends this many deliveries to a new store. */
export type Play = (deliveries: number, firstSeed?: number) => Promise<Tally>;

const playPglite: Play = async (...options) => {
  const database = await PGlite.create();
  try {
    return await playDeliveries(await createSqlShop(fromPglite(database)), ...options);
  } finally {
    await database.close();
  }
};

const playSqlite: Play = async (...options) => {
  const file = createSqliteFile();
  try {
    return await playDeliveries(await createSqlShop(fromSqlite(file.connect())), ...options);
  } finally {
    file.remove();
  }
};

const playPostgres =
  (bin: string): Play =>
  async (...options) => {
    const server = await startPostgres(bin);
    const pool = new pg.Pool({ connectionString: server.url });
    // `end` does not wait for all connections, and the server closes the others.
    pool.on('error', () => undefined);
    try {
      return await playDeliveries(await createSqlShop(fromPgPool(pool)), ...options);
    } finally {
      await pool.end();
      await server.stop();
    }
  };

const bin = findPostgres();

/** By the name of the store; undefined if this machine does not have the database. */
export const SHOPS: Readonly<Record<'memory' | 'pglite' | 'sqlite' | 'postgres', Play | undefined>> = {
  memory: (...options) => playDeliveries(createMemoryShop(), ...options),
  pglite: playPglite,
  sqlite: playSqlite,
  postgres: bin ? playPostgres(bin) : undefined,
};
