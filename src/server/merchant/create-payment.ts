import {
  createPaymentResponseSchema,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
} from '../../contract/schemas/create-payment.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from './idempotency-key.js';
import type { MerchantGateway, MerchantRequestOptions } from './merchant-gateway.js';
import { runOperation } from './operation.js';

/** Options of an operation that must not be done twice. */
export interface IdempotentRequestOptions extends MerchantRequestOptions {
  /**
   * Identifies the operation: a second call with the same key and the same request returns the result of the first.
   * Random per call by default. A key that you store, such as the order's id, also protects across restarts, and lets you
   * call again after a call that ended without an answer. Errors are replayed too: use a new key for a new operation, such as
   * another payment for an order whose first payment has expired.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Creates a payment (`SPEC: POST /v1/payments`). */
export const createPayment = async (
  gateway: MerchantGateway,
  request: CreatePaymentRequest,
  requestOptions: IdempotentRequestOptions = {},
): Promise<CreatePaymentResponse> => {
  const { idempotencyKey, ...options } = checkIdempotentOptions('createPayment', requestOptions);
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  return runOperation(gateway, call, {
    method: 'POST',
    url: `${gateway.base}/v1/payments`,
    body: request,
    schema: createPaymentResponseSchema,
    answer: 'create response',
    advice: 'The payment may exist: call again with the same idempotency key. ',
  });
};
