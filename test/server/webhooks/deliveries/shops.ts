import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../../../demo/test/support/postgres.js';
import { fromPgPool } from '../../../../src/server/webhooks/sql/pg.js';
import { fromPglite } from '../../../../src/server/webhooks/sql/pglite.js';
import { fromSqlite } from '../../../../src/server/webhooks/sql/sqlite.js';
import { createSqliteFile } from '../support/sqlite.js';
import { createMemoryShop, createSqlShop } from './ledger.js';
import { playDeliveries, type Tally } from './play.js';

/** Plays so many deliveries, with a new store of its kind. */
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
    // It does not wait for its connections when it ends, and the server closes those that are left.
    pool.on('error', () => undefined);
    try {
      return await playDeliveries(await createSqlShop(fromPgPool(pool)), ...options);
    } finally {
      await pool.end();
      await server.stop();
    }
  };

const bin = findPostgres();

/** By the name of the store; undefined where this machine has no such database. */
export const SHOPS: Readonly<Record<'memory' | 'pglite' | 'sqlite' | 'postgres', Play | undefined>> = {
  memory: (...options) => playDeliveries(createMemoryShop(), ...options),
  pglite: playPglite,
  sqlite: playSqlite,
  postgres: bin ? playPostgres(bin) : undefined,
};
