import { LIMITS } from 'pay-status/contract';
import type { StrictPaymentListQuery } from '../wire/payment-list-query.js';
import type { StrictPaymentList } from '../wire/payment-list.js';
import type { ListedPayment, PageRequest, Revenue, SelectedOwner, Selection, Totals } from '../payments/selection.js';
import type { Store, Tables } from '../store/store.js';
import { readCursor, writeCursor } from './cursor.js';
import { toListItem } from './list-item.js';

export interface PageOfPayments {
  readonly payments: readonly ListedPayment[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export interface ListPage extends PageOfPayments {
  readonly totals: Totals;
}

const parseTime = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

/** The query of either list; only the newer one has the fields declared here. */
export interface ListQuery extends StrictPaymentListQuery {
  readonly token_symbol?: readonly string[] | undefined;
  readonly merchantId?: readonly string[] | undefined;
  readonly referenceId?: string | undefined;
}

/** A unit as the list itself writes it, in `token_caip19`: without its prefix. */
const BARE_UNIT = /^[-a-z\d]+:[-\w]+\//;

const toAsset = (text: string): string => {
  const asset = text.trim().toLowerCase();
  return BARE_UNIT.test(asset) ? `caip19/${asset}` : asset;
};

/** The assets of either parameter; undefined for all. */
const getAssets = ({ asset, token_symbol: symbols = [] }: ListQuery): readonly string[] | undefined => {
  const all = asset === undefined ? symbols : [...symbols, asset];
  return all.length ? all.map(toAsset) : undefined;
};

/** Filters of a list query: `start_ts` is inclusive, `end_ts` exclusive. */
const toSelection = (owner: SelectedOwner, query: ListQuery): Selection => ({
  owner,
  merchants: query.merchantId,
  reference: query.referenceId,
  statuses: query.status,
  fromMs: parseTime(query.start_ts),
  untilMs: parseTime(query.end_ts),
  assets: getAssets(query),
  networks: query.network?.split(',').map((network) => network.trim().toLowerCase()),
});

/** One page, without totals. */
export const readPayments = async (
  { payments: table }: Tables,
  owner: SelectedOwner,
  query: ListQuery,
): Promise<PageOfPayments> => {
  const limit = query.limit ?? LIMITS.LIST_LIMIT_DEFAULT;
  const order = { sortBy: query.sort_by ?? 'date', isDescending: query.sort_dir !== 'asc' } as const;
  const after = query.cursor ? readCursor(order, query.cursor) : undefined;
  // One more than the page holds, to know whether there is another page.
  const page: PageRequest = { ...order, after, limit: limit + 1 };
  const found = await table.list(toSelection(owner, query), page);
  const payments = found.slice(0, limit);
  const last = payments.at(-1);
  const nextCursor = found.length > limit && last ? writeCursor(order, last.position) : null;
  return { payments, nextCursor };
};

/** One page, with the totals of the whole selection. */
export const readPage = async (store: Store, owner: SelectedOwner, query: ListQuery): Promise<ListPage> => {
  const [page, totals] = await store.read((tables) =>
    Promise.all([readPayments(tables, owner, query), tables.payments.totals(toSelection(owner, query))]),
  );
  return { ...page, totals };
};

const NO_REVENUE: Revenue = { amount: '0', currency: 'USD' };

/** Capped at the largest integer that every JSON reader gets exactly. */
const toCappedInteger = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER);

const toRevenue = ({ revenue: [{ amount, currency } = NO_REVENUE] }: Totals) => ({
  amount: toCappedInteger(amount),
  currency,
});

/** `SPEC: Merchant payment list response`. It holds one currency: the one that most payments have. */
export const toPaymentList = ({ payments, totals, nextCursor }: ListPage, baseUrl: string): StrictPaymentList => ({
  data: payments.map(({ payment }) => toListItem(payment, baseUrl)),
  stats: {
    total_customers: totals.customers,
    total_revenue: toRevenue(totals),
    total_transactions: totals.transactions,
  },
  next_cursor: nextCursor,
});
