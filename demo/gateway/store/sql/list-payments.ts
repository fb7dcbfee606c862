import type { Payment } from '../../payments/payment.js';
import type {
  ListedPayment,
  PageRequest,
  Revenue,
  SelectedOwner,
  Selection,
  Totals,
} from '../../payments/selection.js';
import type { Queryable } from './database.js';

/** The SQL condition of a selection; its values are numbered from $1. */
const toCondition = ({ owner, statuses, fromMs, untilMs, merchants, assets, reference, networks }: Selection) => {
  const values: unknown[] = [];
  const use = (value: unknown): string => `$${values.push(value)}`;
  const parts = [
    `mode = ${use(owner.mode)}`,
    ...(owner.merchantId === null ? [] : [`merchant_id = ${use(owner.merchantId)}`]),
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

/** Each with its SQL type: a comparison with a value of another type does not use the index. */
const SORT_COLUMNS = { date: ['created_at_ms', 'bigint'], amount: ['amount', 'numeric'] } as const;

export const queryPayments = async (
  { query }: Queryable,
  { statuses, ...selection }: Selection,
  { sortBy, isDescending, after, limit }: PageRequest,
): Promise<readonly ListedPayment[]> => {
  const { owner, merchants } = selection;
  const { where, values, use } = toCondition(selection);
  const [column, type] = SORT_COLUMNS[sortBy];
  const direction = isDescending ? 'desc' : 'asc';
  const afterClause = after
    ? `and (${column}, seq) ${isDescending ? '<' : '>'} (${use(after.key)}::${type}, ${use(after.seq)}::bigint)`
    : '';
  const order = `order by ${column} ${direction}, seq ${direction} limit ${use(limit)}`;
  // A page of each merchant and status, because an index has the order of one only: a rare one is found among many others.
  const parts = [
    ...(owner.merchantId === null && merchants ? [['merchant_id', merchants] as const] : []),
    ...(statuses ? [['status', statuses] as const] : []),
  ];
  const conditions = parts.map(([name]) => `and ${name} = of_${name}.${name}`).join(' ');
  const page = `select data, ${column}, seq from payment where ${where} ${afterClause} ${conditions} ${order}`;
  const sources = parts.map(
    ([name, wanted]) => `unnest(${use([...new Set<string>(wanted)])}::text[]) as of_${name} (${name})`,
  );
  const source = [...sources, `lateral (${page}) as found`].join(', ');
  const rows = await query<Row>(`select data, ${column}::text as key, seq from ${source} ${order}`, values);
  return rows.map(({ data, key, seq }) => ({ payment: data, position: { key, seq } }));
};

/** True if the database keeps totals of what the selection includes. */
const isCounted = ({ fromMs, untilMs, assets, reference, networks }: Selection): boolean =>
  [fromMs, untilMs, assets, reference, networks].every((filter) => filter === undefined);

const toTotals = (counts: Omit<Totals, 'revenue'> | undefined, revenue: readonly Revenue[]): Totals => ({
  customers: counts?.customers ?? 0,
  transactions: counts?.transactions ?? 0,
  revenue,
});

/** The owner under which the database keeps the totals: no merchant has an empty id. */
const toCountedOwner = ({ owner, merchants }: Selection): SelectedOwner =>
  owner.merchantId === null && !merchants ? { ...owner, merchantId: '' } : owner;

const readTotals = async ({ query }: Queryable, { statuses, ...selection }: Selection): Promise<Totals> => {
  const owner = toCountedOwner(selection);
  const { where, values, use } = toCondition({ ...selection, owner });
  const wanted = statuses && `${use(statuses)}::text[]`;
  const ofStatus = wanted ? `${where} and status = any(${wanted})` : where;
  const ofCustomers = wanted ? `${where} and statuses && ${wanted}` : where;
  const customers =
    owner.merchantId === null
      ? // Somebody may have paid several of the merchants.
        `select count(*) from (select distinct buyer from customer where ${ofStatus}) as each`
      : `select coalesce(sum(customers), 0)::bigint from customer_total where ${ofCustomers}`;
  const [counts] = await query<Omit<Totals, 'revenue'>>(
    `select (${customers}) as customers,
       (select coalesce(sum(payments), 0)::bigint from payment_total where ${ofStatus}) as transactions`,
    values,
  );
  const revenue = await query<Revenue>(
    `select currency, sum(amount)::text as amount from payment_total where ${ofStatus} and status = 'succeeded'
     group by currency having sum(payments) > 0 order by sum(payments) desc, currency`,
    values,
  );
  return toTotals(counts, revenue);
};

const computeTotals = async ({ query }: Queryable, selection: Selection): Promise<Totals> => {
  const { where, values } = toCondition(selection);
  const [counts] = await query<Omit<Totals, 'revenue'>>(
    `select count(distinct buyer) as customers, count(*) as transactions from payment where ${where}`,
    values,
  );
  const revenue = await query<Revenue>(
    `select currency, sum(amount)::text as amount from payment where ${where} and status = 'succeeded'
     group by currency order by count(*) desc, currency`,
    values,
  );
  return toTotals(counts, revenue);
};

export const queryTotals = (connection: Queryable, selection: Selection): Promise<Totals> =>
  isCounted(selection) ? readTotals(connection, selection) : computeTotals(connection, selection);
