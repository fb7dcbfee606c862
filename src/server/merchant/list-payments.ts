/* oxlint-disable typescript/no-deprecated -- what is deprecated works until it is removed */
import type { PaymentListQuery } from '../../contract/schemas/payment-list-query.js';
import { paymentListSchema, type PaymentList, type PaymentListItem } from '../../contract/schemas/payment-list.js';
import type { MerchantGateway, MerchantRequestOptions } from './merchant-gateway.js';
import { runOperation } from './operation.js';
import { iterateList } from './payments/iterate-list.js';
import { toSearchParams } from './search-params.js';

/**
 * Filter, order and page of the older list of payments (`SPEC: GET /v1/merchants/{merchant_id}/payments`).
 *
 * @deprecated Use `PaymentsQuery`, with `client.payments`.
 */
export type ListPaymentsQuery = Readonly<
  Pick<
    PaymentListQuery,
    'start_ts' | 'end_ts' | 'asset' | 'network' | 'sort_by' | 'sort_dir' | 'cursor' | 'limit' | 'status'
  >
>;

/** The older list of a merchant's payments, whose route the published description deprecates. Has no refunds. */
export interface DeprecatedLists {
  /**
   * Loads one page of the older list, with statistics of all payments that match the query.
   *
   * @deprecated Use `payments.list`.
   */
  listPayments(query?: ListPaymentsQuery, options?: MerchantRequestOptions): Promise<PaymentList>;
  /**
   * Iterates over all payments of the older list that match the query. `limit` is the size of a page, at most 200.
   *
   * @deprecated Use `payments.iterate`.
   */
  iteratePayments(
    query?: ListPaymentsQuery,
    options?: MerchantRequestOptions,
  ): AsyncGenerator<PaymentListItem, void, undefined>;
}

/** Builds the URL of the older list, without a query. */
export const buildListUrl = ({ base, merchantId }: Pick<MerchantGateway, 'base' | 'merchantId'>): URL =>
  new URL(`${base}/v1/merchants/${encodeURIComponent(merchantId)}/payments`);

/** Creates the part of a merchant's client that reads the older list. */
export const createDeprecatedLists = (gateway: MerchantGateway): DeprecatedLists => {
  const list = async (query: ListPaymentsQuery = {}, options: MerchantRequestOptions = {}): Promise<PaymentList> => {
    const url = buildListUrl(gateway);
    url.search = toSearchParams(query).toString();
    return runOperation(gateway, options, { url: url.href, schema: paymentListSchema, answer: 'list of payments' });
  };
  return {
    listPayments: list,
    iteratePayments: (query, options) =>
      iterateList<ListPaymentsQuery, PaymentListItem>(async (page) => {
        const { data: items, next_cursor: next } = await list(page, options);
        return { items, next };
      }, query ?? {}),
  };
};
