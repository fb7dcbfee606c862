import { TOTALS_LOCK } from './totals-migration.js';

/**
 * The orders and the totals of the payments of all merchants of an environment. The totals are those of a merchant whose id is
 * empty, which none is: a buyer who has paid several merchants is one customer. See `totals-migration.ts`.
 */
export const PARTNER_LISTS_MIGRATION = `
  create function add_to_all_totals(p payment, change integer) returns void language plpgsql as $$
    begin
      perform add_to_totals(p, change);
      p.merchant_id := '';
      perform add_to_totals(p, change);
    end
  $$;

  create or replace function count_payment() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${TOTALS_LOCK});
      if tg_op <> 'INSERT' then perform add_to_all_totals(old, -1); end if;
      if tg_op <> 'DELETE' then perform add_to_all_totals(new, 1); end if;
      return null;
    end
  $$;

  insert into payment_total
  select '', mode, currency, status, sum(payments), sum(amount) from payment_total group by 2, 3, 4;

  insert into customer
  select '', mode, buyer, status, sum(payments) from customer group by 2, 3, 4;

  insert into customer_total
  select '', mode, statuses, count(*) from (
    select mode, array_agg(status order by status) as statuses from customer where merchant_id = '' group by mode, buyer
  ) as each group by 2, 3;

  create index payment_of_any_by_date on payment (mode, created_at_ms, seq);
  create index payment_of_any_by_amount on payment (mode, amount, seq);
  create index payment_of_any_by_status_and_date on payment (mode, status, created_at_ms, seq);
  create index payment_of_any_by_status_and_amount on payment (mode, status, amount, seq)
`;
