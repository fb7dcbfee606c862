import { send } from '../../client/transport.js';
import { cancelPaymentResponseSchema, type CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import { ContractError } from '../../core/errors/contract-error.js';
import type { IntentOptions } from './create-payment.js';
import { keyOfIntent } from './idempotency-key.js';
import { call, paymentUrl, type MerchantGateway } from './merchant-gateway.js';

/** Calls a payment off (`SPEC: POST /v1/payments/{id}/cancel`). */
export const cancelPayment = async (
  gateway: MerchantGateway,
  paymentId: string,
  { idempotencyKey, ...options }: IntentOptions = {},
): Promise<CancelPaymentResponse> => {
  const url = paymentUrl(gateway.base, paymentId, '/cancel').href;
  return call(gateway, { ...options, idempotencyKey: keyOfIntent(idempotencyKey) }, async (sending, signal) => {
    const answer = await send(url, signal, { ...sending, method: 'POST' });
    const { data, error } = cancelPaymentResponseSchema.safeParse(answer.body);
    if (data) return data;
    throw new ContractError(
      'The answer does not say whether the payment was cancelled. It may be: ask for its status.',
      error,
    );
  });
};
