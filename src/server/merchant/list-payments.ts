import type { PaymentListQuery } from '../../contract/schemas/payment-list-query.js';
import { LIMITS } from '../../contract/limits.js';
import { paymentListSchema, type PaymentList, type PaymentListItem } from '../../contract/schemas/payment-list.js';
import { iteratePages } from './iterate-pages.js';
import type { MerchantGateway, MerchantRequestOptions } from './merchant-gateway.js';
import { runOperation } from './operation.js';
import { toSearchParams } from './search-params.js';

/** Filter, order and page of a list of payments (`SPEC: GET /v1/merchants/{merchant_id}/payments`). */
export type ListPaymentsQuery = Readonly<
  Pick<
    PaymentListQuery,
    'start_ts' | 'end_ts' | 'asset' | 'network' | 'sort_by' | 'sort_dir' | 'cursor' | 'limit' | 'status'
  >
>;

/** Builds the URL of the merchant's payments, without a query. */
export const buildListUrl = ({ base, merchantId }: Pick<MerchantGateway, 'base' | 'merchantId'>): URL =>
  new URL(`${base}/v1/merchants/${encodeURIComponent(merchantId)}/payments`);

/** Loads one page of the merchant's payments. */
export const listPayments = async (
  gateway: MerchantGateway,
  query: ListPaymentsQuery = {},
  options: MerchantRequestOptions = {},
): Promise<PaymentList> => {
  const url = buildListUrl(gateway);
  url.search = toSearchParams(query).toString();
  return runOperation(gateway, options, { url: url.href, schema: paymentListSchema, answer: 'list of payments' });
};

/**
 * Iterates over all payments of a query, and loads each page when it is needed. Its `limit` is the size of a page, at most that of
 * the gateway.
 */
export const iteratePayments = (
  gateway: MerchantGateway,
  query: ListPaymentsQuery = {},
  options?: MerchantRequestOptions,
): AsyncGenerator<PaymentListItem, void, undefined> => {
  const limit = query.limit && Math.min(query.limit, LIMITS.LIST_LIMIT_MAX);
  return iteratePages(async (cursor) => {
    const { data: items, next_cursor: next } = await listPayments(gateway, { ...query, limit, cursor }, options);
    return { items, next };
  }, query.cursor);
};
