import { describeAnswer } from '../../client/answer.js';
import { send } from '../../client/transport.js';
import type { PaymentListQuery } from '../../contract/schemas/payment-list-query.js';
import { paymentListSchema, type PaymentList } from '../../contract/schemas/payment-list.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { callGateway, type MerchantGateway, type MerchantRequestOptions } from './merchant-gateway.js';

/** Filter, order and page of a list of payments (`SPEC: GET /v1/merchants/{merchant_id}/payments`). */
export type ListPaymentsQuery = Readonly<
  Pick<
    PaymentListQuery,
    'start_ts' | 'end_ts' | 'asset' | 'network' | 'sort_by' | 'sort_dir' | 'cursor' | 'limit' | 'status'
  >
>;

const toSearchParams = (query: ListPaymentsQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

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
  return callGateway(gateway, options, async (sending, signal) => {
    const answer = await send(url.href, signal, sending);
    const { data, error } = paymentListSchema.safeParse(answer.body);
    if (data) return data;
    throw new ContractError(`The gateway sent an invalid list of payments. ${describeAnswer(answer)}`, error);
  });
};
