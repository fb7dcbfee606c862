/**
 * The tables of {@link createSqlStore}, for a migration; the same in PostgreSQL and SQLite. The store's `createTables()`
 * creates them too.
 *
 * - A payment without a `version` was never processed. `succeeded` and `settled` are 1 once a snapshot has reported it.
 * - Rows of events may be deleted, best after the 14 days of a replay (`SPEC: Limits`): the version of the payment alone prevents
 *   processing them again. Rows of payments must stay.
 */
export const WEBHOOK_TABLES: readonly string[] = [
  `create table if not exists pay_status_payments (
    payment_id text primary key,
    version bigint,
    succeeded integer not null default 0,
    settled integer not null default 0
  )`,
  `create table if not exists pay_status_events (
    event_id text primary key,
    payment_id text not null,
    received_at timestamptz not null default current_timestamp
  )`,
];
