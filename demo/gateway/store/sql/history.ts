import type { History } from '../history.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import type { Queryable } from './database.js';

/** Of the events of these payments, one has a pending delivery. */
const HAS_PENDING = (paymentId: string): string =>
  `exists (
     select from event e join delivery d on d.data ->> 'eventId' = e.id
     where e.payment_id = ${paymentId} and d.due_at_ms is not null
   )`;

export const createSqlHistory = ({ query }: Queryable, notify: (change: StoreChange) => void): History => {
  const findIds = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
    (await query<{ id: string }>(text, values)).map(({ id }) => id);

  return {
    async oldestAtMs() {
      const [row] = await query<{ at_ms: number | null }>('select min(final_at_ms) as at_ms from payment');
      return row?.at_ms ?? null;
    },
    async prune(beforeMs, limit) {
      const payments = await findIds(
        `select id from payment where final_at_ms < $1 and not ${HAS_PENDING('payment.id')}
         order by final_at_ms limit $2 for update skip locked`,
        [beforeMs, limit],
      );
      const samples = await findIds(
        `select distinct payment_id as id from event where created_at_ms < $1
         and not exists (select from payment where payment.id = payment_id) and not ${HAS_PENDING('event.payment_id')}
         limit $2`,
        [beforeMs, limit],
      );
      const ids = [...payments, ...samples];
      if (!ids.length) return 0;
      // A delivery that is being resent is locked: it stays, and so do its event and its payment.
      await query(
        `delete from delivery where id in (
           select d.id from delivery d join event e on e.id = d.data ->> 'eventId'
           where e.payment_id = any($1::text[]) and d.due_at_ms is null for update of d skip locked
         )`,
        [ids],
      );
      const withEvents = await findIds(
        `delete from event where payment_id = any($1::text[])
         and not exists (select from delivery where data ->> 'eventId' = event.id) returning payment_id as id`,
        [ids],
      );
      const prunedPayments = await findIds(
        `delete from payment where id = any($1::text[])
         and not exists (select from event where payment_id = payment.id) returning id`,
        [payments],
      );
      await query('delete from offer where payment_id = any($1::text[])', [prunedPayments]);
      notify(OTHER_CHANGE);
      const prunedSamples = samples.filter((id) => withEvents.includes(id));
      return prunedPayments.length + prunedSamples.length;
    },
  };
};
