import { toAssetKey, type CryptoSettlement, type SettlementDestinationTable } from '../settlement-destination-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import type { Queryable } from './database.js';
import { createDataReader, toOwnerValues } from './rows.js';

const SELECT = 'select data from settlement_destination where merchant_id = $1 and mode = $2';

export const createSqlSettlementDestinationTable = (
  connection: Queryable,
  notify: (change: StoreChange) => void,
): SettlementDestinationTable => {
  const { query } = connection;
  const { first, all } = createDataReader(connection);
  return {
    async insert(settlement) {
      await query(
        'insert into settlement_destination (merchant_id, mode, id, asset_key, data) values ($1, $2, $3, $4, $5)',
        [...toOwnerValues(settlement), settlement.id, toAssetKey(settlement.asset), JSON.stringify(settlement)],
      );
      notify(OTHER_CHANGE);
    },
    find: (owner, asset) =>
      first<CryptoSettlement>(`${SELECT} and asset_key = $3`, [...toOwnerValues(owner), toAssetKey(asset)]),
    findById: (owner, id) => first<CryptoSettlement>(`${SELECT} and id = $3`, [...toOwnerValues(owner), id]),
    list: (owner) => all<CryptoSettlement>(`${SELECT} order by seq`, toOwnerValues(owner)),
    async update(settlement) {
      await query('update settlement_destination set data = $2 where id = $1', [
        settlement.id,
        JSON.stringify(settlement),
      ]);
      notify(OTHER_CHANGE);
    },
    async remove({ id }) {
      await query('delete from settlement_destination where id = $1', [id]);
      notify(OTHER_CHANGE);
    },
  };
};
