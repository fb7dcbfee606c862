import type { OfferTable } from '../offer-table.js';
import type { Queryable } from './database.js';

export const createSqlOfferTable = ({ query }: Queryable): OfferTable => ({
  async put(paymentId, accounts, issue) {
    // In one order for every request, so that two of them cannot wait for each other's rows.
    await query(
      `insert into offer (payment_id, account, issue)
       select $1, account, $3 from unnest($2::text[]) as account order by account
       on conflict (payment_id, account) do update set issue = excluded.issue`,
      [paymentId, accounts, issue],
    );
  },
  async find(paymentId, account) {
    const [row] = await query<{ issue: string }>('select issue from offer where payment_id = $1 and account = $2', [
      paymentId,
      account,
    ]);
    return row?.issue;
  },
});
