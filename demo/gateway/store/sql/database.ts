/** Runs SQL statements. */
export interface Queryable {
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
}

/** A PostgreSQL database. It returns `bigint` as a number. */
export interface Database extends Queryable {
  /** All or nothing; rolls back when the work rejects. */
  transaction<Value>(work: (database: Queryable) => Promise<Value>): Promise<Value>;
  /**
   * Calls back with each payload of the channel, and with null after a lost connection, because payloads may have been
   * missed. Resolves once it listens.
   */
  listen(channel: string, onPayload: (payload: string | null) => void): Promise<void>;
  close(): Promise<void>;
}
