import type { LedgerEntry, LedgerTable } from '../ledger-table.js';
import type { Queryable } from './database.js';

interface LedgerRow extends Omit<LedgerEntry, 'paymentId' | 'amount'> {
  readonly payment_id: string | null;
  readonly amount: string;
}

export const createSqlLedgerTable = ({ query }: Queryable): LedgerTable => ({
  async balance({ account, unit }) {
    const [row] = await query<{ amount: string }>(
      'select coalesce(sum(amount), 0)::text as amount from ledger where account = $1 and unit = $2',
      [account, unit],
    );
    return BigInt(row?.amount ?? 0);
  },
  async lock(account) {
    await query("select pg_advisory_xact_lock(hashtextextended('ledger ' || $1, 0))", [account]);
  },
  async add({ kind, paymentId, account, unit, amount }) {
    await query('insert into ledger (kind, payment_id, account, unit, amount) values ($1, $2, $3, $4, $5)', [
      ...[kind, paymentId, account, unit, String(amount)],
    ]);
  },
  async ofPayment(paymentId) {
    const rows = await query<LedgerRow>(
      'select kind, payment_id, account, unit, amount::text as amount from ledger where payment_id = $1 order by seq',
      [paymentId],
    );
    return rows.map(({ payment_id, amount, ...rest }) => ({ ...rest, paymentId: payment_id, amount: BigInt(amount) }));
  },
});
