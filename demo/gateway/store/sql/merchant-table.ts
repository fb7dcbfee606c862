import type { ListedMerchant, Merchant, MerchantTable } from '../merchant-table.js';
import type { Mode } from '../../wire/mode.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import type { Queryable } from './database.js';
import { createDataReader, toOwnerValues } from './rows.js';

/** The values of the columns that a change may change. */
const toValues = (merchant: Merchant): readonly unknown[] => [
  ...toOwnerValues(merchant),
  merchant.name.toLowerCase(),
  merchant.deletedAtMs !== null,
  JSON.stringify(merchant),
];

/** Selects the merchants that are not deleted; $1 is the mode, and $2 a part of the name or the id in lower case, or empty. */
const LISTED = `mode = $1 and not is_deleted and (strpos(search_name, $2) > 0 or strpos(lower(merchant_id), $2) > 0)`;

const toSearchValues = (mode: Mode, search = ''): readonly unknown[] => [mode, search.toLowerCase()];

export const createSqlMerchantTable = (connection: Queryable, notify: (change: StoreChange) => void): MerchantTable => {
  const { query } = connection;
  const { first } = createDataReader(connection);
  const write = async (statement: string, merchant: Merchant): Promise<void> => {
    await query(statement, toValues(merchant));
    notify(OTHER_CHANGE);
  };
  return {
    insert: (merchant) =>
      write(
        'insert into merchant (merchant_id, mode, search_name, is_deleted, data) values ($1, $2, $3, $4, $5)',
        merchant,
      ),
    find: (owner) =>
      first<Merchant>('select data from merchant where merchant_id = $1 and mode = $2', toOwnerValues(owner)),
    lock: (owner) =>
      first<Merchant>(
        'select data from merchant where merchant_id = $1 and mode = $2 for update',
        toOwnerValues(owner),
      ),
    update: (merchant) =>
      write(
        'update merchant set search_name = $3, is_deleted = $4, data = $5 where merchant_id = $1 and mode = $2',
        merchant,
      ),
    list: (mode, search, { beforeSeq, limit }) =>
      query<ListedMerchant>(
        `select data as merchant, seq from merchant
         where ${LISTED} and seq < coalesce($3::bigint, ${Number.MAX_SAFE_INTEGER}) order by seq desc limit $4`,
        [...toSearchValues(mode, search), beforeSeq ?? null, limit],
      ),
    async count(mode, search) {
      const [row] = await query<{ count: number }>(
        `select count(*) as count from merchant where ${LISTED}`,
        toSearchValues(mode, search),
      );
      return row?.count ?? 0;
    },
  };
};
