import type { Delivery, DeliveryTable } from '../delivery-table.js';
import type { StoreChange } from '../store.js';
import type { Queryable } from './database.js';
import { createDataReader, toChange, toOwnerValues } from './rows.js';

export const createSqlDeliveryTable = (connection: Queryable, notify: (change: StoreChange) => void): DeliveryTable => {
  const { query } = connection;
  const { first, all } = createDataReader(connection);
  const write = async (delivery: Delivery, condition: string, values: readonly unknown[]): Promise<boolean> => {
    const written = await query(
      `update delivery set due_at_ms = $2, data = $3, claim_id = null where id = $1 ${condition} returning id`,
      [delivery.id, delivery.dueAtMs, JSON.stringify(delivery), ...values],
    );
    if (written.length) notify(toChange('deliveries', delivery.dueAtMs, null));
    return written.length > 0;
  };

  return {
    async insert(delivery) {
      const { id, merchantId, mode, endpointId, createdAtMs, dueAtMs } = delivery;
      await query(
        'insert into delivery (id, merchant_id, mode, endpoint_id, created_at_ms, due_at_ms, data) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, merchantId, mode, endpointId, createdAtMs, dueAtMs, JSON.stringify(delivery)],
      );
      notify(toChange('deliveries', dueAtMs, null));
    },
    find: (id) => first<Delivery>('select data from delivery where id = $1', [id]),
    lock: (id) => first<Delivery>('select data from delivery where id = $1 for update', [id]),
    list: (owner, limit) =>
      all<Delivery>('select data from delivery where merchant_id = $1 and mode = $2 order by seq desc limit $3', [
        ...toOwnerValues(owner),
        limit,
      ]),
    since: (endpointId, sinceMs) =>
      all<Delivery>('select data from delivery where endpoint_id = $1 and created_at_ms >= $2 order by seq', [
        endpointId,
        sinceMs,
      ]),
    ofPayment: (paymentId) =>
      all<Delivery>(
        `select d.data from delivery d join event e on e.id = d.data ->> 'eventId'
         where e.payment_id = $1 order by d.seq`,
        [paymentId],
      ),
    async claim({ id, nowMs, untilMs, limit }) {
      const claimed = await all<Delivery>(
        `with due as (
           select id from delivery where due_at_ms <= $2 order by due_at_ms, seq limit $4 for update skip locked
         ), claimed as (
           update delivery d set due_at_ms = $3, claim_id = $1,
             data = jsonb_set(data, '{dueAtMs}', to_jsonb($3::bigint))
           from due where d.id = due.id returning d.seq, d.data
         ) select data from claimed order by seq`,
        [id, nowMs, untilMs, limit],
      );
      if (claimed.length) notify(toChange('deliveries', untilMs, null));
      return claimed;
    },
    finish: (delivery, claimId) => write(delivery, 'and claim_id = $4', [claimId]),
    async update(delivery) {
      await write(delivery, '', []);
    },
  };
};
