import { describeAnswer } from '../../client/answer.js';
import { send } from '../../client/transport.js';
import { cancelPaymentResponseSchema, type CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import { ContractError } from '../../core/errors/contract-error.js';
import type { IdempotentRequestOptions } from './create-payment.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from './idempotency-key.js';
import { buildPaymentUrl, callGateway, type MerchantGateway } from './merchant-gateway.js';

/** Cancels a payment (`SPEC: POST /v1/payments/{id}/cancel`). */
export const cancelPayment = async (
  gateway: MerchantGateway,
  paymentId: string,
  requestOptions: IdempotentRequestOptions = {},
): Promise<CancelPaymentResponse> => {
  const { idempotencyKey, ...options } = checkIdempotentOptions('cancelPayment', requestOptions);
  const url = buildPaymentUrl(gateway.base, paymentId, '/cancel').href;
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  return callGateway(gateway, call, async (sending, signal) => {
    const answer = await send(url, signal, { ...sending, method: 'POST' });
    const { data, error } = cancelPaymentResponseSchema.safeParse(answer.body);
    if (data) return data;
    throw new ContractError(
      `The gateway sent an invalid cancel response. The payment may be cancelled: get its status. ${describeAnswer(answer)}`,
      error,
    );
  });
};
