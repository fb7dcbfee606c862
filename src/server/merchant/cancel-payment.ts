import { cancelPaymentResponseSchema, type CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import type { IdempotentRequestOptions } from './create-payment.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from './idempotency-key.js';
import { buildPaymentUrl, type MerchantGateway } from './merchant-gateway.js';
import { runOperation } from './operation.js';

/** Cancels a payment (`SPEC: POST /v1/payments/{id}/cancel`). */
export const cancelPayment = async (
  gateway: MerchantGateway,
  paymentId: string,
  requestOptions: IdempotentRequestOptions = {},
): Promise<CancelPaymentResponse> => {
  const { idempotencyKey, ...options } = checkIdempotentOptions('cancelPayment', requestOptions);
  const { href: url } = buildPaymentUrl(gateway.base, paymentId, '/cancel');
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  return runOperation(gateway, call, {
    method: 'POST',
    url,
    schema: cancelPaymentResponseSchema,
    answer: 'cancel response',
    advice: 'The payment may be cancelled: get its status. ',
  });
};
