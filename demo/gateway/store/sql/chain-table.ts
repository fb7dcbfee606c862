import type { ChainRecord, ChainTable, ChainTransaction } from '../chain-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import type { Queryable } from './database.js';

interface Row<Data> {
  readonly data: Data;
}

/** An advisory lock, which also exists before the first row. */
const CHAIN_LOCK = 7_236_403;

export const createSqlChainTable = ({ query }: Queryable, notify: (change: StoreChange) => void): ChainTable => {
  const find = async (): Promise<ChainRecord | undefined> =>
    (await query<Row<ChainRecord>>('select data from chain'))[0]?.data;
  const findAll = async (rest: string, values: readonly unknown[] = []): Promise<readonly ChainTransaction[]> =>
    (await query<Row<ChainTransaction>>(`select data from chain_transaction ${rest}`, values)).map(({ data }) => data);

  return {
    find,
    async lock() {
      await query('select pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
      return find();
    },
    async put(record) {
      await query('insert into chain (id, data) values (1, $1) on conflict (id) do update set data = $1', [
        JSON.stringify(record),
      ]);
    },
    async add(transaction) {
      const { hash, paymentId } = transaction;
      await query('insert into chain_transaction (hash, payment_id, is_open, data) values ($1, $2, true, $3)', [
        ...[hash, paymentId, JSON.stringify(transaction)],
      ]);
      notify(OTHER_CHANGE);
    },
    async replaceNative(transaction) {
      await query(
        `update chain_transaction set hash = $1, data = $2
          where payment_id = $3 and is_open and data ->> 'kind' = 'native'`,
        [transaction.hash, JSON.stringify(transaction), transaction.paymentId],
      );
      notify(OTHER_CHANGE);
    },
    findTransaction: async (hash) => (await findAll('where hash = $1', [hash]))[0],
    open: () => findAll('where is_open order by seq'),
    async end(hash, block) {
      await query(
        `update chain_transaction set is_open = false, data = jsonb_set(data, '{block}', $2::jsonb) where hash = $1`,
        [hash, JSON.stringify(block)],
      );
      notify(OTHER_CHANGE);
    },
    async reopen(hashes) {
      await query('update chain_transaction set is_open = true where hash = any($1::text[])', [hashes]);
      notify(OTHER_CHANGE);
    },
    latest: (limit, offset) =>
      findAll(
        `where data -> 'block' <> 'null' order by (data #>> '{block,number}')::bigint desc, seq desc limit $1 offset $2`,
        [limit, offset],
      ),
    async addKey(key, paymentId) {
      await query('insert into payment_key (key, payment_id) values ($1, $2) on conflict (key) do nothing', [
        ...[key, paymentId],
      ]);
    },
    async findPaymentId(key) {
      const [row] = await query<{ payment_id: string }>('select payment_id from payment_key where key = $1', [key]);
      return row?.payment_id;
    },
  };
};
