/** Runs one statement of SQL. */
export interface Queryable {
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
}

/** A database that speaks PostgreSQL's SQL. Its `bigint` comes as a number. */
export interface Database extends Queryable {
  /** All or nothing; rolls back when the work rejects. */
  transaction<Value>(work: (database: Queryable) => Promise<Value>): Promise<Value>;
  /**
   * Calls back with what is sent to the channel by `pg_notify`, and with null after a lost connection: something may have
   * been missed. Resolves once it listens.
   */
  listen(channel: string, onPayload: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}
