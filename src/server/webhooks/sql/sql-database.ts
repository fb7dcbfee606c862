/** One connection, inside a transaction. A client of `pg` and a transaction of PGlite implement it without an adapter. */
export interface SqlConnection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * The database port of {@link createSqlStore}. {@link fromPgPool}, {@link fromPglite} and {@link fromSqlite} adapt the usual
 * drivers; another driver takes a few lines.
 */
export interface SqlDatabase<Tx extends SqlConnection> {
  /** The placeholders of statements: `$1` or `?`. */
  readonly dialect: 'postgres' | 'sqlite';
  /** Begins, runs and commits. If `run` or the commit fails, rolls back and rejects with that error. */
  transaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>;
}
