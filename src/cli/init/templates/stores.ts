/** The drivers of databases for which there are templates, and `memory`. */
export type StoreKind = 'pg' | 'better-sqlite3' | '@electric-sql/pglite' | 'node:sqlite' | 'memory';

/** The code of a webhook store, by driver. */
interface StoreTemplate {
  /** The import of the driver, with a line break. */
  readonly driver: string;
  /** The imports from `pay-status/webhooks`. */
  readonly imports: readonly string[];
  /** The database as an expression; undefined without one. */
  readonly database: string | undefined;
  /** The placeholders of a statement, in their order. */
  readonly parameters: readonly [first: string, second: string];
}

const sql = (driver: string, adapter: string, database: string): StoreTemplate => ({
  driver: `${driver}\n`,
  imports: ['createSqlStore', adapter],
  database: `${adapter}(${database})`,
  parameters: adapter === 'fromSqlite' ? ['?', '?'] : ['$1', '$2'],
});

/** The templates of the stores. */
export const STORES: Readonly<Record<StoreKind, StoreTemplate>> = {
  pg: sql(`import pg from 'pg';`, 'fromPgPool', `new pg.Pool({ connectionString: process.env['DATABASE_URL'] })`),
  'better-sqlite3': sql(`import Database from 'better-sqlite3';`, 'fromSqlite', `new Database('pay-status.db')`),
  '@electric-sql/pglite': sql(
    `import { PGlite } from '@electric-sql/pglite';`,
    'fromPglite',
    `new PGlite('./pay-status-data')`,
  ),
  'node:sqlite': sql(`import { DatabaseSync } from 'node:sqlite';`, 'fromSqlite', `new DatabaseSync('pay-status.db')`),
  memory: { driver: '', imports: ['createMemoryStore'], database: undefined, parameters: ['', ''] },
};
