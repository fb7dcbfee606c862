import { getCurrency } from '../../payments/currency.js';
import { getFinalAtMs } from '../../payments/happened-at.js';
import type { Payment } from '../../payments/payment.js';
import { getFacets } from '../../payments/selection.js';
import type { PaymentTable } from '../payment-table.js';
import type { StoreChange } from '../store.js';
import type { Queryable } from './database.js';
import { queryTotals, queryPayments } from './list-payments.js';
import { createDataReader, toChange } from './rows.js';

export const createSqlPaymentTable = (connection: Queryable, notify: (change: StoreChange) => void): PaymentTable => {
  const { query } = connection;
  const { first, all } = createDataReader(connection);
  return {
    async insert(payment, dueAtMs) {
      const { id, merchantId, mode, createdAtMs, amount } = payment;
      const { status, unit, symbol, network, buyer } = getFacets(payment);
      await query(
        `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, unit, symbol, network, buyer, due_at_ms, final_at_ms, data)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [
          ...[id, merchantId, mode, createdAtMs, amount.value, getCurrency(amount.unit)],
          ...[status, unit, symbol, network, buyer, dueAtMs, getFinalAtMs(payment, dueAtMs), JSON.stringify(payment)],
        ],
      );
      notify(toChange('payments', dueAtMs, id));
    },
    find: (id) => first<Payment>('select data from payment where id = $1', [id]),
    lock: (id) => first<Payment>('select data from payment where id = $1 for update', [id]),
    async update(payment, dueAtMs) {
      const { status, unit, symbol, network, buyer } = getFacets(payment);
      await query(
        `update payment set status = $2, unit = $3, symbol = $4, network = $5, buyer = $6, due_at_ms = $7,
           final_at_ms = $8, data = $9
         where id = $1`,
        [
          ...[payment.id, status, unit, symbol, network, buyer, dueAtMs],
          ...[getFinalAtMs(payment, dueAtMs), JSON.stringify(payment)],
        ],
      );
      notify(toChange('payments', dueAtMs, payment.id));
    },
    list: (selection, page) => queryPayments(connection, selection, page),
    totals: (selection) => queryTotals(connection, selection),
    async hasClaimed() {
      const claimed = await query(
        `select from payment where status = 'processing' and data #> '{state,processing,confirmation}' is not null limit 1`,
      );
      return claimed.length > 0;
    },
    lockDue: (nowMs, limit) =>
      all<Payment>(
        'select data from payment where due_at_ms <= $1 order by due_at_ms limit $2 for update skip locked',
        [nowMs, limit],
      ),
  };
};
