import type { EventTable, StoredEvent } from '../event-table.js';
import type { Queryable } from './database.js';
import { toOwnerValues } from './rows.js';

interface EventRow {
  readonly id: string;
  readonly type: StoredEvent['type'];
  readonly merchant_id: string;
  readonly mode: StoredEvent['mode'];
  readonly payment_id: string;
  readonly created_at_ms: number;
  readonly body: string;
}

const SELECT = 'select id, type, merchant_id, mode, payment_id, created_at_ms, body from event';

const toEvent = ({ merchant_id, payment_id, created_at_ms, ...rest }: EventRow): StoredEvent => ({
  ...rest,
  merchantId: merchant_id,
  paymentId: payment_id,
  createdAtMs: created_at_ms,
});

export const createEventTable = ({ query }: Queryable): EventTable => ({
  async insert({ id, type, merchantId, mode, paymentId, createdAtMs, body }) {
    await query(
      'insert into event (id, type, merchant_id, mode, payment_id, created_at_ms, body) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, type, merchantId, mode, paymentId, createdAtMs, body],
    );
  },
  async find(id) {
    const [row] = await query<EventRow>(`${SELECT} where id = $1`, [id]);
    return row && toEvent(row);
  },
  async since(owner, sinceMs) {
    const rows = await query<EventRow>(
      `${SELECT} where merchant_id = $1 and mode = $2 and created_at_ms >= $3
       and exists (select from payment where payment.id = payment_id) order by seq`,
      [...toOwnerValues(owner), sinceMs],
    );
    return rows.map(toEvent);
  },
  async ofPayment(paymentId) {
    return (await query<EventRow>(`${SELECT} where payment_id = $1 order by seq`, [paymentId])).map(toEvent);
  },
});
