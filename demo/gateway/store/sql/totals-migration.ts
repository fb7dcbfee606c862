/** Makes the transactions that change payments wait for each other while they commit, as their notifications do anyway. */
export const TOTALS_LOCK = 7_236_402;

/** The columns of a payment that the totals depend on. */
const toCounted = (row: 'old' | 'new'): string =>
  `(${['merchant_id', 'mode', 'currency', 'amount', 'status', 'buyer'].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Totals of a merchant's payments, which the database itself keeps: whoever writes a payment cannot forget them, not even
 * an older sandbox that shares the database. Counting a million rows takes more than half a second.
 *
 * `customer` counts the payments of each buyer by status, and `customer_total` the buyers by the set of their statuses: it
 * answers how many buyers have a payment in any of some statuses.
 *
 * The triggers are deferred, so that the rows that all payments of a merchant share are locked during the commit only.
 */
export const TOTALS_MIGRATION = `
  create table payment_total (
    merchant_id text not null,
    mode text not null,
    currency text not null,
    status text not null,
    payments bigint not null,
    amount numeric not null,
    primary key (merchant_id, mode, currency, status)
  );

  create table customer (
    merchant_id text not null,
    mode text not null,
    buyer text not null,
    status text not null,
    payments bigint not null,
    primary key (merchant_id, mode, buyer, status)
  );

  create table customer_total (
    merchant_id text not null,
    mode text not null,
    statuses text[] not null,
    customers bigint not null,
    primary key (merchant_id, mode, statuses)
  );

  create function find_customer_statuses(p payment) returns text[] language sql as $$
    select array(
      select status from customer
      where merchant_id = p.merchant_id and mode = p.mode and buyer = p.buyer order by status
    )
  $$;

  create function add_to_totals(p payment, change integer) returns void language plpgsql as $$
    declare
      statuses_before text[];
      statuses_after text[];
    begin
      insert into payment_total as t
      values (p.merchant_id, p.mode, p.currency, p.status, change, change * p.amount)
      on conflict (merchant_id, mode, currency, status)
      do update set payments = t.payments + excluded.payments, amount = t.amount + excluded.amount;

      if p.buyer is null then return; end if;
      statuses_before := find_customer_statuses(p);
      insert into customer as c values (p.merchant_id, p.mode, p.buyer, p.status, change)
      on conflict (merchant_id, mode, buyer, status) do update set payments = c.payments + excluded.payments;
      delete from customer
      where merchant_id = p.merchant_id and mode = p.mode and buyer = p.buyer and status = p.status and payments = 0;
      statuses_after := find_customer_statuses(p);

      if statuses_before = statuses_after then return; end if;
      insert into customer_total as t
      select p.merchant_id, p.mode, statuses, customers
      from (values (statuses_before, -1), (statuses_after, 1)) as changed (statuses, customers)
      where statuses <> '{}'
      on conflict (merchant_id, mode, statuses) do update set customers = t.customers + excluded.customers;
    end
  $$;

  create function count_payment() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${TOTALS_LOCK});
      if tg_op <> 'INSERT' then perform add_to_totals(old, -1); end if;
      if tg_op <> 'DELETE' then perform add_to_totals(new, 1); end if;
      return null;
    end
  $$;

  create constraint trigger payment_counted after insert or delete on payment
  deferrable initially deferred for each row execute function count_payment();

  create constraint trigger payment_recounted after update on payment
  deferrable initially deferred for each row
  when (${toCounted('old')} is distinct from ${toCounted('new')}) execute function count_payment();

  insert into payment_total
  select merchant_id, mode, currency, status, count(*), sum(amount) from payment group by 1, 2, 3, 4;

  insert into customer
  select merchant_id, mode, buyer, status, count(*) from payment where buyer is not null group by 1, 2, 3, 4;

  insert into customer_total
  select merchant_id, mode, statuses, count(*) from (
    select merchant_id, mode, array_agg(status order by status) as statuses from customer group by merchant_id, mode, buyer
  ) as each group by 1, 2, 3;

  create index payment_by_status_and_date on payment (merchant_id, mode, status, created_at_ms, seq);
  create index payment_by_status_and_amount on payment (merchant_id, mode, status, amount, seq)
`;
