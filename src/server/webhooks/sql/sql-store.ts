import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { advance, type PaymentProgress } from '../payment-progress.js';
import type { WebhookStore } from '../webhook-store.js';
import { isTableRace, retryTransient } from './retry.js';
import type { SqlConnection, SqlDatabase } from './sql-database.js';
import { WEBHOOK_TABLES } from './tables.js';

/** Changes nothing and still locks the row, until the end of the transaction: other deliveries of the payment wait here. */
const CLAIM_PAYMENT = `insert into pay_status_payments (payment_id) values (?)
  on conflict (payment_id) do update set payment_id = excluded.payment_id returning version, succeeded, settled`;

const CLAIM_EVENT = `insert into pay_status_events (event_id, payment_id) values (?, ?)
  on conflict (event_id) do nothing returning event_id`;

/** Saves nothing where the claim of the event is gone: a version without its effect would be an effect that never comes. */
const SAVE_PROGRESS = `update pay_status_payments set version = ?, succeeded = ?, settled = ? where payment_id = ?
  and exists (select 1 from pay_status_events where event_id = ?) returning payment_id`;

const transactionEnded = (): ConfigurationError =>
  new ConfigurationError(
    'transaction_ended',
    'The transaction was over before its effect was. Let onPayment neither commit nor roll back, nor hide that a statement failed.',
  );

interface PaymentRow {
  /** Drivers give a `bigint` as a text, a number or a BigInt. */
  readonly version: string | number | bigint | null;
  readonly succeeded: number | bigint;
  readonly settled: number | bigint;
}

const progressOf = ({ version, succeeded, settled }: PaymentRow): PaymentProgress | undefined =>
  version === null ? undefined : { version: Number(version), succeeded: Boolean(succeeded), settled: Boolean(settled) };

/** `?` -> `$1`, `$2` and so on. */
const numbered = (text: string): string => {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
};

/** A store that outlives the process and is shared by many. */
export interface SqlStore<Tx> extends WebhookStore<Tx> {
  /** Creates {@link WEBHOOK_TABLES} where they are missing. */
  createTables(): Promise<void>;
}

/**
 * Keeps what was processed in PostgreSQL or SQLite, in the same transaction as what the effect writes by `tx`.
 * A transaction that lost a race runs again, with its effect.
 */
export const createSqlStore = <Tx extends SqlConnection>(database: SqlDatabase<Tx>): SqlStore<Tx> => {
  const inDialect = (text: string): string => (database.dialect === 'postgres' ? numbered(text) : text);
  const [claimPayment, claimEvent, saveProgress] = [CLAIM_PAYMENT, CLAIM_EVENT, SAVE_PROGRESS].map(inDialect) as [
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
      const step = advance(progressOf(payments.rows[0] as PaymentRow), claim);
      // Its id is kept: versions only rise, so nothing of it will ever be needed.
      if (!step) return 'stale';
      await effect({ ...step.firstTimes, tx });
      // Last, for an effect that swallowed the failure of a statement: PostgreSQL refuses any other one then, while it would
      // answer the commit with a silent rollback.
      const { version, succeeded, settled } = step.progress;
      const saved = await tx.query(saveProgress, [version, Number(succeeded), Number(settled), paymentId, eventId]);
      if (!saved.rows.length) throw transactionEnded();
      return 'applied';
    });

  return {
    process: (claim, effect) => retryTransient(() => processOnce(claim, effect)),
    createTables: () =>
      retryTransient(
        () =>
          database.transaction(async (tx) => {
            for (const table of WEBHOOK_TABLES) await tx.query(table);
          }),
        isTableRace,
      ),
  };
};
