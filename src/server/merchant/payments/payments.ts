import { getPaymentResponseSchema, type GetPaymentResponse } from '../../../contract/schemas/get-payment.js';
import { buildPaymentUrl, type MerchantGateway, type MerchantRequestOptions } from '../merchant-gateway.js';
import { runOperation } from '../operation.js';
import { buildMerchantPaymentsUrl, createPaymentLists, type PaymentLists } from './payment-lists.js';
import type { PaymentsQuery } from './payments-query.js';

/** The payments of a merchant, for `createMerchantClient`. */
export interface Payments extends PaymentLists<PaymentsQuery> {
  /**
   * Gets a payment with its reference and its settlement. To follow a payment, use `getPaymentStatus`, which has `isFinal`; whether it
   * was refunded stands in the lists. Rejects with `GatewayError` of status 404 if the payment does not exist.
   */
  get(paymentId: string, options?: MerchantRequestOptions): Promise<GetPaymentResponse>;
}

/** Creates the part of a merchant's client that reads payments. */
export const createPayments = (gateway: MerchantGateway): Payments => ({
  ...createPaymentLists<PaymentsQuery>(gateway, buildMerchantPaymentsUrl),
  async get(paymentId, options = {}) {
    const { href: url } = buildPaymentUrl(gateway.base, paymentId);
    return runOperation<GetPaymentResponse>(gateway, options, {
      url,
      schema: getPaymentResponseSchema,
      answer: 'payment',
    });
  },
});
