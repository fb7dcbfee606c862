/**
 * The tables of {@link createSqlStore}, for a migration; the same ones in PostgreSQL and SQLite. `createTables()` of the
 * store makes them as well.
 *
 * - A payment without a `version` was never processed. `succeeded` and `settled` are 1 once a snapshot said so.
 * - Rows of events may be deleted at any time, best after the 14 days that a replay reaches back: their versions alone keep
 *   them from being processed again. Rows of payments must stay.
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
