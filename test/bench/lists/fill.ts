import { getFacets } from '../../../demo/gateway/payments/selection.js';
import type { Database } from '../../../demo/gateway/store/sql/database.js';
import { MIGRATIONS, toStatements } from '../../../demo/gateway/store/sql/migrations.js';
import { TOTALS_MIGRATION } from '../../../demo/gateway/store/sql/totals-migration.js';
import { after, COMMANDS, CONFIRMED, NOW_MS, PAYMENT_IN } from '../../../demo/test/support/payments.js';

/** The number of different amounts, minor units from 1. */
export const AMOUNTS = 10_000;

/** The percentage of payments in each state. */
const SHARES = [
  [70, after(CONFIRMED, COMMANDS.succeed, COMMANDS.settle)],
  [10, PAYMENT_IN.expired],
  [8, PAYMENT_IN.cancelled],
  [5, after(CONFIRMED, COMMANDS.fail)],
  [4, PAYMENT_IN.requires_action],
  [3, after(CONFIRMED)],
] as const;
const TEMPLATES = SHARES.flatMap(([share, payment]) =>
  Array.from({ length: share }, () => ({ payment, facets: getFacets(payment) })),
);

/** One payment a second. The multipliers are primes, which spread states, amounts and buyers evenly over time. */
const toFill = (payments: number): string => `
  insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, unit, symbol, network, buyer, data)
  select 'pay_' || i, 'merchant_demo', 'test', at_ms, amount, currency,
    facets ->> 'status', facets ->> 'unit', facets ->> 'symbol', facets ->> 'network',
    case when facets ->> 'buyer' is not null then buyer end,
    jsonb_set(
      payment || jsonb_build_object(
        'id', 'pay_' || i, 'referenceId', 'order ' || i, 'createdAtMs', at_ms,
        'amount', jsonb_build_object('unit', 'iso4217/' || currency, 'value', amount::text)
      ),
      '{state,processing,confirmation,account}', to_jsonb(buyer), false
    )
  from (
    select i, ${NOW_MS} + i * 1000 as at_ms, 1 + i * 7919 % ${AMOUNTS} as amount,
      case when i % 5 = 0 then 'EUR' else 'USD' end as currency,
      'eip155:84532:0x' || lpad(to_hex(i * 104729 % ${Math.ceil(payments / 10)}::bigint), 40, '0') as buyer,
      $1::jsonb -> (i * 31 % 100)::integer -> 'payment' as payment,
      $1::jsonb -> (i * 31 % 100)::integer -> 'facets' as facets
    from generate_series(1::bigint, ${payments}) as i
  ) as filled`;

/**
 * Fills an empty database with payments of one merchant. Creates the tables of the version before the totals, so that their
 * migration counts the payments.
 */
export const fillPayments = async (database: Database, payments: number): Promise<void> => {
  const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(TOTALS_MIGRATION));
  for (const statement of earlier.flatMap(toStatements)) await database.query(statement);
  await database.query('create table migration (version integer primary key)');
  await database.query('insert into migration values ($1)', [earlier.length]);
  await database.query(toFill(payments), [JSON.stringify(TEMPLATES)]);
};
