import { send } from '../../client/transport.js';
import type { PaymentListQuery } from '../../contract/schemas/payment-list-query.js';
import { paymentListSchema, type PaymentList } from '../../contract/schemas/payment-list.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { call, type CallOptions, type MerchantGateway } from './merchant-gateway.js';

/** Which payments to list, and in which order (`SPEC: GET /v1/merchants/{merchant_id}/payments`). */
export type ListQuery = Readonly<
  Pick<
    PaymentListQuery,
    'start_ts' | 'end_ts' | 'asset' | 'network' | 'sort_by' | 'sort_dir' | 'cursor' | 'limit' | 'status'
  >
>;

const searchOf = (query: ListQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Reads one page of the merchant's payments. */
export const listPayments = async (
  gateway: MerchantGateway,
  query: ListQuery = {},
  options: CallOptions = {},
): Promise<PaymentList> => {
  const url = new URL(`${gateway.base}/v1/merchants/${encodeURIComponent(gateway.merchantId)}/payments`);
  url.search = searchOf(query).toString();
  return call(gateway, options, async (sending, signal) => {
    const { body } = await send(url.href, signal, sending);
    const { data, error } = paymentListSchema.safeParse(body);
    if (data) return data;
    throw new ContractError('The gateway answered with something that is not a list of payments.', error);
  });
};
