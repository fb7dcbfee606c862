import { LIMITS } from 'pay-status/contract';
import { type StrictPaymentListQuery } from '../wire/payment-list-query.js';
import { type StrictPaymentList } from '../wire/payment-list.js';
import type { PaymentOwner } from '../payments/new-payment.js';
import type { ListedPayment, PageRequest, Revenue, Selection, Totals } from '../payments/selection.js';
import type { Store, Tables } from '../store/store.js';
import { readCursor, writeCursor } from './cursor.js';
import { listItem } from './list-item.js';

export interface PageOfPayments {
  readonly payments: readonly ListedPayment[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

export interface Page extends PageOfPayments {
  readonly totals: Totals;
}

const momentOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

/** The query of either list; only the newer one has what stands here. */
export interface ListQuery extends StrictPaymentListQuery {
  readonly token_symbol?: readonly string[] | undefined;
  readonly merchantId?: readonly string[] | undefined;
  readonly referenceId?: string | undefined;
}

/** What was asked for under either name; undefined for everything. */
const assetsOf = ({ asset, token_symbol: symbols = [] }: ListQuery): readonly string[] | undefined => {
  const all = asset === undefined ? symbols : [...symbols, asset];
  return all.length ? all.map((each) => each.toLowerCase()) : undefined;
};

/** What a query selects: `start_ts` is the first moment of it, `end_ts` the first one behind it. */
const selectionOf = (owner: PaymentOwner, query: ListQuery): Selection => ({
  owner,
  merchants: query.merchantId,
  reference: query.referenceId,
  statuses: query.status,
  fromMs: momentOf(query.start_ts),
  untilMs: momentOf(query.end_ts),
  assets: assetsOf(query),
  networks: query.network?.split(','),
});

/** One page, without figures. */
export const readPayments = async (
  { payments: table }: Tables,
  owner: PaymentOwner,
  query: ListQuery,
): Promise<PageOfPayments> => {
  const limit = query.limit ?? LIMITS.LIST_LIMIT_DEFAULT;
  const order = { sortBy: query.sort_by ?? 'date', isDescending: query.sort_dir !== 'asc' } as const;
  const after = query.cursor ? readCursor(order, query.cursor) : undefined;
  // One more than is shown tells whether there is another page.
  const page: PageRequest = { ...order, after, limit: limit + 1 };
  const found = await table.list(selectionOf(owner, query), page);
  const payments = found.slice(0, limit);
  const last = payments.at(-1);
  const nextCursor = found.length > limit && last ? writeCursor(order, last.position) : null;
  return { payments, nextCursor };
};

/** One page, with the figures of the whole selection. */
export const readPage = async (store: Store, owner: PaymentOwner, query: ListQuery): Promise<Page> => {
  const [page, totals] = await store.read((tables) =>
    Promise.all([readPayments(tables, owner, query), tables.payments.totals(selectionOf(owner, query))]),
  );
  return { ...page, totals };
};

/** Where nothing was earned. */
const NO_REVENUE: Revenue = { amount: '0', currency: 'USD' };

/** An integer of JSON that every reader gets as it is; a sum beyond the largest such one is told as that one. */
const capped = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER);

const revenueOf = ({ revenue: [{ amount, currency } = NO_REVENUE] }: Totals) => ({ amount: capped(amount), currency });

/** `SPEC: Merchant payment list response`, which has room for one currency: the one that most payments have. */
export const paymentList = ({ payments, totals, nextCursor }: Page): StrictPaymentList => ({
  data: payments.map(({ payment }) => listItem(payment)),
  stats: {
    total_customers: totals.customers,
    total_revenue: revenueOf(totals),
    total_transactions: totals.transactions,
  },
  next_cursor: nextCursor,
});
