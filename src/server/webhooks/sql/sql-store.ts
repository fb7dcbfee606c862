import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { advanceProgress, type PaymentProgress } from '../payment-progress.js';
import type { WebhookStore } from '../webhook-store.js';
import { isRetryableTableError, retryTransaction } from './retry-transaction.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';
import { WEBHOOK_TABLES } from './tables.js';

/** The update changes nothing, but locks the row until the end of the transaction: other deliveries of the payment wait here. */
const CLAIM_PAYMENT = `insert into pay_status_payments (payment_id) values (?)
  on conflict (payment_id) do update set payment_id = excluded.payment_id returning version, succeeded, settled`;

const CLAIM_EVENT = `insert into pay_status_events (event_id, payment_id) values (?, ?)
  on conflict (event_id) do nothing returning event_id`;

/** Saves nothing if the event is no longer claimed: a saved version would prevent the effect from ever running. */
const SAVE_PROGRESS = `update pay_status_payments set version = ?, succeeded = ?, settled = ? where payment_id = ?
  and exists (select 1 from pay_status_events where event_id = ?) returning payment_id`;

/** Set before the effect: it is gone with its transaction. */
const SAVEPOINT = 'pay_status_effect';

/** PostgreSQL: invalid_savepoint_specification, no_active_sql_transaction. */
const NO_SAVEPOINT_CODES: readonly unknown[] = ['3B001', '25P01'];

/** Query builders wrap the driver's error as `cause`. SQLite has a text only. */
const isSavepointGone = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  return NO_SAVEPOINT_CODES.includes(code) || String(message).includes('no such savepoint') || isSavepointGone(cause);
};

const createTransactionEndedError = (cause?: unknown): ConfigurationError =>
  new ConfigurationError(
    'transaction_ended',
    'The transaction ended before onPayment did. onPayment must not commit, roll back, or ignore a failed statement.',
    cause,
  );

/** PostgreSQL: undefined_table. */
const UNDEFINED_TABLE = '42P01';

/** Returns true if a table of the store is missing, not one of the merchant. */
const isTableMissing = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  const text = String(message);
  const isMissing = code === UNDEFINED_TABLE || text.includes('no such table');
  return (isMissing && text.includes('pay_status_')) || isTableMissing(cause);
};

const explainMissingTable = (error: unknown): unknown =>
  isTableMissing(error)
    ? new ConfigurationError(
        'invalid_option',
        'The tables of createSqlStore do not exist. Call await store.createTables() once at the start.',
        error,
      )
    : error;

interface PaymentRow {
  /** Drivers return a `bigint` column as text, a number or a BigInt. */
  readonly version: string | number | bigint | null;
  readonly succeeded: number | bigint;
  readonly settled: number | bigint;
}

const toProgress = ({ version, succeeded, settled }: PaymentRow): PaymentProgress | undefined =>
  version === null ? undefined : { version: Number(version), succeeded: Boolean(succeeded), settled: Boolean(settled) };

/** Replaces each `?` by `$1`, `$2` and so on. */
const numberPlaceholders = (text: string): string => {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
};

/** A persistent store that several processes can share. */
export interface SqlStore<Tx> extends WebhookStore<Tx> {
  /** Creates {@link WEBHOOK_TABLES} if they do not exist. Does nothing once it has succeeded: call it as often as you like. */
  createTables(): Promise<void>;
}

/**
 * Creates a store in PostgreSQL or SQLite. The record of a processed event is in the same transaction as the effect's writes
 * through `tx`. After a serialization failure, a deadlock or a lost connection the transaction runs again,
 * with its effect.
 */
export const createSqlStore = <Tx extends SqlConnection>(database: SqlDatabase<Tx>): SqlStore<Tx> => {
  const toDialect = (text: string): string => (database.dialect === 'postgres' ? numberPlaceholders(text) : text);
  const [claimPayment, claimEvent, saveProgress] = [CLAIM_PAYMENT, CLAIM_EVENT, SAVE_PROGRESS].map(toDialect) as [
    string,
    string,
    string,
  ];

  const processOnce: WebhookStore<Tx>['process'] = (claim, effect) =>
    database.transaction(async (tx) => {
      const { eventId, paymentId } = claim;
      const payments = await tx.query(claimPayment, [paymentId]);
      const events = await tx.query(claimEvent, [eventId, paymentId]);
      if (!events.rows.length) return 'duplicate';
      const step = advanceProgress(toProgress(payments.rows[0] as PaymentRow), claim);
      // The id stays claimed: versions only rise, so this event is never needed again.
      if (!step) return 'stale';
      await tx.query(`savepoint ${SAVEPOINT}`);
      await effect({ ...step.firstOccurrences, tx });
      // Fails if the effect has ended the transaction.
      await tx.query(`release savepoint ${SAVEPOINT}`).catch((error: unknown) => {
        throw isSavepointGone(error) ? createTransactionEndedError(error) : error;
      });
      // Last, because the effect may have swallowed a failed statement: PostgreSQL then rejects this one, while it would turn the
      // commit into a silent rollback.
      const { version, succeeded, settled } = step.progress;
      const saved = await tx.query(saveProgress, [version, Number(succeeded), Number(settled), paymentId, eventId]);
      if (!saved.rows.length) throw createTransactionEndedError();
      return 'applied';
    });

  const createAll = () =>
    database.transaction(async (tx) => {
      for (const table of WEBHOOK_TABLES) await tx.query(table);
    });

  let hasTables = false;
  return {
    process: (claim, effect) =>
      retryTransaction(() => processOnce(claim, effect)).catch((error: unknown) => {
        throw explainMissingTable(error);
      }),
    createTables: async () => {
      if (hasTables) return;
      await retryTransaction(createAll, isRetryableTableError);
      hasTables = true;
    },
  };
};
