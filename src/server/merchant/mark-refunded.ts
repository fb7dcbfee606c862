import { refundResponseSchema, type RefundResponse } from '../../contract/schemas/refund.js';
import { GatewayError } from '../../core/errors/gateway-error.js';
import { checkPaymentId, type MerchantGateway, type MerchantRequestOptions } from './merchant-gateway.js';
import { runOperation } from './operation.js';

const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 409 && error.code === 'already_refunded';

/** Marks a payment as refunded. Needs no idempotency key: a payment that is marked already is a success. */
export const markRefunded = async (
  gateway: MerchantGateway,
  paymentId: string,
  options: MerchantRequestOptions = {},
): Promise<RefundResponse> => {
  checkPaymentId(paymentId);
  return runOperation(
    gateway,
    { ...options, hasEffect: true },
    {
      method: 'POST',
      url: `${gateway.base}/v1/refunds`,
      body: { paymentId },
      schema: refundResponseSchema,
      answer: 'refund response',
      advice: 'The payment may be marked: call again. ',
      recover: (error) => (isAlreadyRefunded(error) ? { paymentId } : undefined),
    },
  );
};
