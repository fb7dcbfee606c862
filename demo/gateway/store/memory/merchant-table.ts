import type { Mode } from '../../wire/mode.js';
import { DEMO_MERCHANTS } from '../demo-merchant.js';
import type { Merchant, MerchantTable } from '../merchant-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import { toOwnerKey } from './owner.js';
import type { Rows } from './rows.js';

export interface MerchantRow {
  readonly merchant: Merchant;
  readonly seq: number;
}

export const createMemoryMerchantTable = (rows: Rows<MerchantRow>, changes: StoreChange[]): MerchantTable => {
  let nextSeq = 1;
  const add = (merchant: Merchant): void => {
    rows.add(toOwnerKey(merchant), { merchant, seq: nextSeq++ });
  };
  for (const merchant of DEMO_MERCHANTS) add(merchant);

  const select = (mode: Mode, search = ''): readonly MerchantRow[] => {
    const wanted = search.toLowerCase();
    return rows.where(
      ({ merchant }) =>
        merchant.mode === mode &&
        merchant.deletedAtMs === null &&
        [merchant.name, merchant.merchantId].some((text) => text.toLowerCase().includes(wanted)),
    );
  };

  return {
    insert: async (merchant) => {
      add(merchant);
      changes.push(OTHER_CHANGE);
    },
    find: async (owner) => rows.get(toOwnerKey(owner))?.merchant,
    lock: async (owner) => rows.get(toOwnerKey(owner))?.merchant,
    update: async (merchant) => {
      const key = toOwnerKey(merchant);
      const before = rows.get(key);
      if (!before) return;
      rows.set(key, { ...before, merchant });
      changes.push(OTHER_CHANGE);
    },
    list: async (mode, search, { beforeSeq = Infinity, limit }) =>
      select(mode, search)
        .filter(({ seq }) => seq < beforeSeq)
        .sort((a, b) => b.seq - a.seq)
        .slice(0, limit),
    count: async (mode, search) => select(mode, search).length,
  };
};
