import type { Tables } from '../store/store.js';
import { MERCHANTS_LIMIT, type MerchantListQuery, type StrictMerchantList } from '../wire/merchant.js';
import type { Mode } from '../wire/mode.js';
import { decodeCursor, encodeCursor, invalidCursor } from './cursor.js';
import { toMerchant } from './merchant.js';

const LIST = 'merchants';

const readCursor = (cursor: string): number => {
  const [of, seq] = decodeCursor(cursor);
  if (of !== LIST || typeof seq !== 'number' || !Number.isSafeInteger(seq)) throw invalidCursor();
  return seq;
};

/** One page of the merchants of an environment, the newest first. */
export const readMerchants = async (
  { merchants: table }: Tables,
  mode: Mode,
  { status = 'active', search, cursor, limit = MERCHANTS_LIMIT.DEFAULT }: MerchantListQuery,
  baseUrl: string,
): Promise<StrictMerchantList> => {
  const beforeSeq = cursor === undefined ? undefined : readCursor(cursor);
  // No merchant of the sandbox ever has another status.
  if (status !== 'active') return { merchants: [], totalCount: 0, nextCursor: null };
  // One more than the page holds, to know whether there is another page.
  const found = await table.list(mode, search, { beforeSeq, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    merchants: page.map(({ merchant }) => toMerchant(merchant, baseUrl)),
    totalCount: await table.count(mode, search),
    nextCursor: found.length > limit && last ? encodeCursor([LIST, last.seq]) : null,
  };
};
