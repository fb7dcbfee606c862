import {
  merchantPaymentListSchema,
  type MerchantPaymentList,
} from '../../../contract/schemas/merchant-payment-list.js';
import type { MerchantPayment } from '../../../contract/schemas/merchant-payment.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import type { Gateway, MerchantRequestOptions } from '../merchant-gateway.js';
import { runOperation } from '../operation.js';
import { toSearchParams } from '../search-params.js';
import { iterateList } from './iterate-list.js';
import type { PartnerPaymentsQuery, PaymentsQuery } from './payments-query.js';

/** Lists of payments, with their settlements and the marks of refunds. */
export interface PaymentLists<Query extends PaymentsQuery> {
  /**
   * Loads one page, the latest payments first by default, with statistics of all payments that match the query. Rejects with
   * `ConfigurationError` (`invalid_option`) for a filter that is an empty list.
   */
  list(query?: Query, options?: MerchantRequestOptions): Promise<MerchantPaymentList>;
  /**
   * Iterates over all payments that match the query, and loads each page when it is needed. `limit` is the size of a page, at
   * most 200.
   */
  iterate(query?: Query, options?: MerchantRequestOptions): AsyncGenerator<MerchantPayment, void, undefined>;
}

/** The payments of a partner's merchants, for `createPartnerClient`. */
export type PartnerPayments = PaymentLists<PartnerPaymentsQuery>;

/** Builds the URL of a merchant's payments, without a query. */
export const buildMerchantPaymentsUrl = (base: string): URL => new URL(`${base}/v1/merchants/payments`);

/** Builds the URL of the payments of a partner's merchants, without a query. */
export const buildPartnerPaymentsUrl = (base: string): URL => new URL(`${base}/v1/payments`);

/** In a URL, a filter without values is no filter: the list would have everything instead of nothing. */
const assertNoEmptyFilter = (query: Readonly<Record<string, unknown>>): void => {
  const found = Object.entries(query).find(([, value]) => Array.isArray(value) && value.length === 0);
  if (!found) return;
  const [name] = found;
  throw new ConfigurationError('invalid_option', `${name} must not be an empty list. Leave it out for all payments.`);
};

/** Creates the operations of a list of payments. */
export const createPaymentLists = <Query extends PaymentsQuery>(
  gateway: Gateway,
  buildUrl: (base: string) => URL,
): PaymentLists<Query> => {
  const list = async (
    query: PaymentsQuery = {},
    options: MerchantRequestOptions = {},
  ): Promise<MerchantPaymentList> => {
    const parameters = { ...query };
    assertNoEmptyFilter(parameters);
    const url = buildUrl(gateway.base);
    url.search = toSearchParams(parameters).toString();
    return runOperation<MerchantPaymentList>(gateway, options, {
      url: url.href,
      schema: merchantPaymentListSchema,
      answer: 'list of payments',
    });
  };
  return {
    list,
    iterate: (query, options) =>
      iterateList<PaymentsQuery, MerchantPayment>(async (page) => {
        const { data: items, nextCursor: next } = await list(page, options);
        return { items, next };
      }, query ?? {}),
  };
};
