import { toAssetKey, type CryptoSettlement, type SettlementDestinationTable } from '../settlement-destination-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import { isOwnedBy, toOwnerKey } from './owner.js';
import type { Rows } from './rows.js';

const toKey = ({ asset, ...owner }: Pick<CryptoSettlement, 'merchantId' | 'mode' | 'asset'>): string =>
  `${toOwnerKey(owner)} ${toAssetKey(asset)}`;

export const createMemorySettlementDestinationTable = (
  rows: Rows<CryptoSettlement>,
  changes: StoreChange[],
): SettlementDestinationTable => ({
  insert: async (settlement) => {
    rows.add(toKey(settlement), settlement);
    changes.push(OTHER_CHANGE);
  },
  find: async (owner, asset) => rows.get(toKey({ ...owner, asset })),
  findById: async (owner, id) => rows.where((row) => isOwnedBy(owner)(row) && row.id === id)[0],
  list: async (owner) => rows.where(isOwnedBy(owner)),
  update: async (settlement) => {
    rows.set(toKey(settlement), settlement);
    changes.push(OTHER_CHANGE);
  },
  remove: async (settlement) => {
    rows.delete(toKey(settlement));
    changes.push(OTHER_CHANGE);
  },
});
