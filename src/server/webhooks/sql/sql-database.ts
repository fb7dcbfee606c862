/** One connection, inside of a transaction. A client of `pg` and a transaction of PGlite are such as they are. */
export interface SqlConnection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * All that {@link createSqlStore} needs of a database. {@link fromPgPool}, {@link fromPglite} and {@link fromSqlite} make one
 * of the usual drivers; any other one fits in a few lines.
 */
export interface SqlDatabase<Tx extends SqlConnection> {
  /** How a statement names its values: `$1` or `?`. */
  readonly dialect: 'postgres' | 'sqlite';
  /** Begins, runs, and commits; where `run` or the commit fails, it rolls back and rejects with that failure. */
  transaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
}
