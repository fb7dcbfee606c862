import type { PaymentOwner } from '../../payments/new-payment.js';
import { currencyOf } from '../../payments/currency.js';
import type { Payment } from '../../payments/payment.js';
import { facetsOf } from '../../payments/selection.js';
import type { StoredAnswer } from '../answer-table.js';
import type { Delivery } from '../delivery-table.js';
import type { Endpoint } from '../endpoint-table.js';
import type { StoredEvent } from '../event-table.js';
import { OTHER_NEWS, type Agenda, type News, type Tables } from '../store.js';
import type { Queryable } from './database.js';
import { listPayments, totalsOf } from './list-payments.js';

interface Data<Value> {
  readonly data: Value;
}

interface EventRow {
  readonly id: string;
  readonly type: StoredEvent['type'];
  readonly merchant_id: string;
  readonly mode: StoredEvent['mode'];
  readonly payment_id: string;
  readonly created_at_ms: number;
  readonly body: string;
}

interface AnswerRow {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly until_ms: number;
}

const eventOf = ({ merchant_id, payment_id, created_at_ms, ...rest }: EventRow): StoredEvent => ({
  ...rest,
  merchantId: merchant_id,
  paymentId: payment_id,
  createdAtMs: created_at_ms,
});

const EVENT = 'select id, type, merchant_id, mode, payment_id, created_at_ms, body from event';

const ownerOf = ({ merchantId, mode }: PaymentOwner): readonly unknown[] => [merchantId, mode];

/** The tables through one connection. `tell` is called for each change that means something to others. */
export const sqlTables = (connection: Queryable, tell: (news: News) => void): Tables => {
  const { query } = connection;
  const first = async <Value>(text: string, values: readonly unknown[]): Promise<Value | undefined> =>
    (await query<Data<Value>>(text, values))[0]?.data;
  const all = async <Value>(text: string, values: readonly unknown[]): Promise<readonly Value[]> =>
    (await query<Data<Value>>(text, values)).map(({ data }) => data);
  const tellDue = (agenda: Agenda, atMs: number | null, paymentId: string | null): void => {
    if (paymentId === null && atMs === null) tell(OTHER_NEWS);
    else tell({ paymentId, due: atMs === null ? null : { agenda, atMs } });
  };
  const writeDelivery = async (delivery: Delivery, condition: string, values: readonly unknown[]): Promise<boolean> => {
    const written = await query(
      `update delivery set due_at_ms = $2, data = $3, claim_id = null where id = $1 ${condition} returning id`,
      [delivery.id, delivery.dueAtMs, JSON.stringify(delivery), ...values],
    );
    if (written.length) tellDue('deliveries', delivery.dueAtMs, null);
    return written.length > 0;
  };

  return {
    payments: {
      async insert(payment, dueAtMs) {
        const { id, merchantId, mode, createdAtMs, amount } = payment;
        const { status, unit, symbol, network, buyer } = facetsOf(payment);
        await query(
          `insert into payment (id, merchant_id, mode, created_at_ms, amount, currency, status, unit, symbol, network, buyer, due_at_ms, data)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
          [
            ...[id, merchantId, mode, createdAtMs, amount.value, currencyOf(amount.unit)],
            ...[status, unit, symbol, network, buyer, dueAtMs, JSON.stringify(payment)],
          ],
        );
        tellDue('payments', dueAtMs, id);
      },
      find: (id) => first<Payment>('select data from payment where id = $1', [id]),
      lock: (id) => first<Payment>('select data from payment where id = $1 for update', [id]),
      async update(payment, dueAtMs) {
        const { status, unit, symbol, network, buyer } = facetsOf(payment);
        await query(
          `update payment set status = $2, unit = $3, symbol = $4, network = $5, buyer = $6, due_at_ms = $7, data = $8
           where id = $1`,
          [payment.id, status, unit, symbol, network, buyer, dueAtMs, JSON.stringify(payment)],
        );
        tellDue('payments', dueAtMs, payment.id);
      },
      list: (selection, page) => listPayments(connection, selection, page),
      totals: (selection) => totalsOf(connection, selection),
      lockDue: (nowMs, limit) =>
        all<Payment>(
          'select data from payment where due_at_ms <= $1 order by due_at_ms limit $2 for update skip locked',
          [nowMs, limit],
        ),
    },
    events: {
      async insert({ id, type, merchantId, mode, paymentId, createdAtMs, body }) {
        await query(
          'insert into event (id, type, merchant_id, mode, payment_id, created_at_ms, body) values ($1, $2, $3, $4, $5, $6, $7)',
          [id, type, merchantId, mode, paymentId, createdAtMs, body],
        );
      },
      async find(id) {
        const [row] = await query<EventRow>(`${EVENT} where id = $1`, [id]);
        return row && eventOf(row);
      },
      async since(owner, sinceMs) {
        const where = 'where merchant_id = $1 and mode = $2 and created_at_ms >= $3 order by seq';
        return (await query<EventRow>(`${EVENT} ${where}`, [...ownerOf(owner), sinceMs])).map(eventOf);
      },
      async ofPayment(paymentId) {
        return (await query<EventRow>(`${EVENT} where payment_id = $1 order by seq`, [paymentId])).map(eventOf);
      },
    },
    deliveries: {
      async insert(delivery) {
        const { id, merchantId, mode, endpointId, createdAtMs, dueAtMs } = delivery;
        await query(
          'insert into delivery (id, merchant_id, mode, endpoint_id, created_at_ms, due_at_ms, data) values ($1, $2, $3, $4, $5, $6, $7)',
          [id, merchantId, mode, endpointId, createdAtMs, dueAtMs, JSON.stringify(delivery)],
        );
        tellDue('deliveries', dueAtMs, null);
      },
      find: (id) => first<Delivery>('select data from delivery where id = $1', [id]),
      list: (owner, limit) =>
        all<Delivery>('select data from delivery where merchant_id = $1 and mode = $2 order by seq desc limit $3', [
          ...ownerOf(owner),
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
        if (claimed.length) tellDue('deliveries', untilMs, null);
        return claimed;
      },
      finish: (delivery, claimId) => writeDelivery(delivery, 'and claim_id = $4', [claimId]),
      async update(delivery) {
        await writeDelivery(delivery, '', []);
      },
    },
    endpoints: {
      find: (owner) =>
        first<Endpoint>('select data from endpoint where merchant_id = $1 and mode = $2', ownerOf(owner)),
      async lock(owner) {
        // A row that is not there yet cannot be locked.
        await query(
          "select pg_advisory_xact_lock(hashtextextended('endpoint ' || $1 || ' ' || $2, 0))",
          ownerOf(owner),
        );
        return first<Endpoint>('select data from endpoint where merchant_id = $1 and mode = $2 for update', [
          ...ownerOf(owner),
        ]);
      },
      async put(endpoint) {
        await query(
          `insert into endpoint (merchant_id, mode, data) values ($1, $2, $3)
           on conflict (merchant_id, mode) do update set data = excluded.data`,
          [...ownerOf(endpoint), JSON.stringify(endpoint)],
        );
        tell(OTHER_NEWS);
      },
      async remove(owner) {
        await query('delete from endpoint where merchant_id = $1 and mode = $2', ownerOf(owner));
        tell(OTHER_NEWS);
      },
    },
    answers: {
      async lock(key, nowMs) {
        await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
        const [row] = await query<AnswerRow>(
          'select key, fingerprint, status, body, until_ms from answer where key = $1 and until_ms > $2',
          [key, nowMs],
        );
        if (!row) return undefined;
        const { until_ms: untilMs, ...rest } = row;
        return { ...rest, untilMs };
      },
      async put({ key, fingerprint, status, body, untilMs }: StoredAnswer) {
        await query(
          `insert into answer (key, fingerprint, status, body, until_ms) values ($1, $2, $3, $4, $5)
           on conflict (key) do update set fingerprint = $2, status = $3, body = $4, until_ms = $5`,
          [key, fingerprint, status, body, untilMs],
        );
      },
    },
  };
};
