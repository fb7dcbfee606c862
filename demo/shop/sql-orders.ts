import type { SqlConnection, SqlDatabase } from 'pay-status/webhooks';
import { newOrderId, type Order, type Orders } from './orders.js';

const TABLES = [
  `create table if not exists shop_order (
    id text primary key,
    intent text not null unique,
    product_id text not null,
    payment_id text unique,
    gateway_url text,
    expires_at bigint,
    is_closed boolean not null default false
  )`,
  // The primary key allows one parcel per order.
  `create table if not exists shop_parcel (
    order_id text primary key references shop_order (id),
    packed_at timestamptz not null default now()
  )`,
  // Absent from the tables of earlier versions.
  'alter table shop_order add column if not exists refunded_at_ms bigint',
];

interface OrderRow {
  readonly id: string;
  readonly product_id: string;
  readonly payment_id: string | null;
  readonly gateway_url: string;
  readonly expires_at: string | number;
  readonly is_fulfilled: boolean;
  readonly refunded_at_ms: string | number | null;
}

const SELECT = `select shop_order.*, shop_parcel.order_id is not null as is_fulfilled
  from shop_order left join shop_parcel on shop_parcel.order_id = shop_order.id`;

const toOrder = ({ id, product_id, payment_id, gateway_url, expires_at, ...states }: OrderRow): Order => ({
  id,
  productId: product_id,
  payment:
    payment_id === null ? null : { paymentId: payment_id, gatewayUrl: gateway_url, expiresAt: Number(expires_at) },
  isFulfilled: states.is_fulfilled,
  refundedAtMs: states.refunded_at_ms === null ? null : Number(states.refunded_at_ms),
});

/** Orders and parcels in the shop's own tables, in the same database as the processed events. */
export const createSqlOrders = async (database: SqlDatabase<SqlConnection>): Promise<Orders<SqlConnection>> => {
  const run = async (text: string, values: unknown[], tx?: SqlConnection): Promise<readonly Order[]> => {
    const { rows } = await (tx ? tx.query(text, values) : database.transaction((own) => own.query(text, values)));
    return (rows as readonly OrderRow[]).map(toOrder);
  };

  await database.transaction(async (tx) => {
    // Concurrent `create table` statements of two processes fail.
    await tx.query("select pg_advisory_xact_lock(hashtext('shop tables'))");
    for (const table of TABLES) await tx.query(table);
  });
  return {
    async add(intent, productId) {
      const text =
        'insert into shop_order (id, intent, product_id) values ($1, $2, $3) on conflict (intent) do nothing';
      await run(text, [newOrderId(), intent, productId]);
      const [order] = await run(`${SELECT} where intent = $1`, [intent]);
      if (!order)
        throw new Error('The order was deleted right after it was written: check what deletes rows of shop_order.');
      return order;
    },
    async setPayment(id, { paymentId, gatewayUrl, expiresAt }) {
      const values = [id, paymentId, gatewayUrl, expiresAt];
      // An earlier payment has closed the order for itself only.
      const text = `update shop_order set payment_id = $2, gateway_url = $3, expires_at = $4,
        is_closed = case when payment_id = $2 then is_closed else false end where id = $1`;
      await run(text, values);
    },
    async findByPayment(paymentId) {
      // A URL can contain NUL, which PostgreSQL refuses in text.
      if (paymentId.includes('\0')) return undefined;
      return (await run(`${SELECT} where payment_id = $1`, [paymentId]))[0];
    },
    async fulfil(id, tx) {
      const text = 'insert into shop_parcel (order_id) select id from shop_order where id = $1 on conflict do nothing';
      await run(text, [id], tx);
    },
    async close(id, paymentId, tx) {
      const text = 'update shop_order set is_closed = true where id = $1 and coalesce(payment_id, $2) = $2';
      await run(text, [id, paymentId], tx);
    },
    async setRefunded(id, atMs) {
      await run('update shop_order set refunded_at_ms = coalesce(refunded_at_ms, $2) where id = $1', [id, atMs]);
    },
    overdue: (atUnix) => run(`${SELECT} where not is_closed and expires_at < $1`, [atUnix]),
  };
};
