import { describeAnswer } from '../../client/answer.js';
import { send } from '../../client/transport.js';
import {
  createPaymentResponseSchema,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
} from '../../contract/schemas/create-payment.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { checkIdempotentOptions, resolveIdempotencyKey } from './idempotency-key.js';
import { callGateway, type MerchantGateway, type MerchantRequestOptions } from './merchant-gateway.js';

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
  // Serialized once: a retry must send the same request even if the program changes its object meanwhile.
  const body = JSON.stringify(request);
  const call = { ...options, idempotencyKey: resolveIdempotencyKey(idempotencyKey) };
  return callGateway(gateway, call, async (sending, signal) => {
    const headers = { ...sending.headers, 'Content-Type': 'application/json' };
    const answer = await send(`${gateway.base}/v1/payments`, signal, { ...sending, headers, method: 'POST', body });
    const { data, error } = createPaymentResponseSchema.safeParse(answer.body);
    if (data) return data;
    throw new ContractError(
      `The gateway sent an invalid create response. The payment may exist: call again with the same idempotency key. ${describeAnswer(answer)}`,
      error,
    );
  });
};
