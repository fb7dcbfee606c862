import { withOpenTransaction } from './open-transaction.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';

/** The members used of PGlite. */
export interface PgliteDatabase<Tx extends SqlConnection> {
  transaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
}

/** Adapts PGlite, PostgreSQL in this process; `tx` is its transaction. */
export const fromPglite = <Tx extends SqlConnection>(database: PgliteDatabase<Tx>): SqlDatabase<Tx> => ({
  dialect: 'postgres',
  transaction: (run) => database.transaction((tx) => withOpenTransaction(tx, run)),
});
