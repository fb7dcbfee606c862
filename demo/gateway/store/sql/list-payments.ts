import type { Payment } from '../../payments/payment.js';
import type { ListedPayment, PageRequest, Selection, Revenue, Totals } from '../../payments/selection.js';
import type { Queryable } from './database.js';

/** The SQL condition of a selection; its values are numbered from $1. */
const toCondition = ({ owner, statuses, fromMs, untilMs, merchants, assets, reference, networks }: Selection) => {
  const values: unknown[] = [];
  const use = (value: unknown): string => `$${values.push(value)}`;
  const parts = [
    `merchant_id = ${use(owner.merchantId)} and mode = ${use(owner.mode)}`,
    ...(statuses ? [`status = any(${use(statuses)}::text[])`] : []),
    ...(fromMs === undefined ? [] : [`created_at_ms >= ${use(fromMs)}`]),
    ...(untilMs === undefined ? [] : [`created_at_ms < ${use(untilMs)}`]),
    ...(merchants ? [`merchant_id = any(${use(merchants)}::text[])`] : []),
    ...(assets ? [`array[unit, symbol] && ${use(assets)}::text[]`] : []),
    ...(reference === undefined ? [] : [`strpos(data ->> 'referenceId', ${use(reference)}) > 0`]),
    ...(networks ? [`network = any(${use(networks)}::text[])`] : []),
  ];
  return { where: parts.join(' and '), values, use };
};

interface Row {
  readonly data: Payment;
  readonly key: string;
  readonly seq: number;
}

export const queryPayments = async (
  { query }: Queryable,
  selection: Selection,
  { sortBy, isDescending, after, limit }: PageRequest,
): Promise<readonly ListedPayment[]> => {
  const { where, values, use } = toCondition(selection);
  const key = sortBy === 'date' ? 'created_at_ms' : 'amount';
  const direction = isDescending ? 'desc' : 'asc';
  const afterClause = after
    ? `and (${key}, seq) ${isDescending ? '<' : '>'} (${use(after.key)}::numeric, ${use(after.seq)}::bigint)`
    : '';
  const rows = await query<Row>(
    `select data, ${key}::text as key, seq from payment where ${where} ${afterClause}
     order by ${key} ${direction}, seq ${direction} limit ${use(limit)}`,
    values,
  );
  return rows.map(({ data, key: found, seq }) => ({ payment: data, position: { key: found, seq } }));
};

export const queryTotals = async ({ query }: Queryable, selection: Selection): Promise<Totals> => {
  const { where, values } = toCondition(selection);
  const [counts] = await query<{ customers: number; transactions: number }>(
    `select count(distinct buyer) as customers, count(*) as transactions from payment where ${where}`,
    values,
  );
  const revenue = await query<Revenue>(
    `select currency, sum(amount)::text as amount from payment where ${where} and status = 'succeeded'
     group by currency order by count(*) desc, currency`,
    values,
  );
  return { customers: counts?.customers ?? 0, transactions: counts?.transactions ?? 0, revenue };
};
