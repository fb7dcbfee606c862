import { describeAnswer } from '../../client/answer.js';
import { send } from '../../client/transport.js';
import { refundResponseSchema, type RefundResponse } from '../../contract/schemas/refund.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { GatewayError } from '../../core/errors/gateway-error.js';
import { callGateway, checkPaymentId, type MerchantGateway, type MerchantRequestOptions } from './merchant-gateway.js';

const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof GatewayError && error.status === 409 && error.code === 'already_refunded';

/** Marks a payment as refunded. Needs no idempotency key: a payment that is marked already is a success. */
export const markRefunded = async (
  gateway: MerchantGateway,
  paymentId: string,
  options: MerchantRequestOptions = {},
): Promise<RefundResponse> => {
  checkPaymentId(paymentId);
  const body = JSON.stringify({ paymentId });
  return callGateway(gateway, { ...options, hasEffect: true }, async (sending, signal) => {
    const headers = { ...sending.headers, 'Content-Type': 'application/json' };
    try {
      const answer = await send(`${gateway.base}/v1/refunds`, signal, { ...sending, headers, method: 'POST', body });
      const { data, error } = refundResponseSchema.safeParse(answer.body);
      if (data) return data;
      throw new ContractError(
        `The gateway sent an invalid refund response. The payment may be marked: call again. ${describeAnswer(answer)}`,
        error,
      );
    } catch (error) {
      if (isAlreadyRefunded(error)) return { paymentId };
      throw error;
    }
  });
};
