import { send } from '../../client/transport.js';
import {
  createPaymentResponseSchema,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
} from '../../contract/schemas/create-payment.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { keyOfIntent } from './idempotency-key.js';
import { call, type CallOptions, type MerchantGateway } from './merchant-gateway.js';

/** How to do what must not be done twice. */
export interface IntentOptions extends CallOptions {
  /**
   * Names the intent: a second call with the same key and the same request is answered with what the first one did. Made
   * up for this call when absent; one that outlives the call, such as the id of the order, also guards against a program
   * that is restarted in between, and lets it ask again where a call ended without an answer. A refusal is an answer too:
   * what is to be asked for anew, such as another payment for an order whose last one has expired, needs a new key.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Asks for a payment (`SPEC: POST /v1/payments`). */
export const createPayment = async (
  gateway: MerchantGateway,
  request: CreatePaymentRequest,
  { idempotencyKey, ...options }: IntentOptions = {},
): Promise<CreatePaymentResponse> => {
  // Written once: what the program does with its object meanwhile must not make another request of a retry.
  const body = JSON.stringify(request);
  return call(gateway, { ...options, idempotencyKey: keyOfIntent(idempotencyKey) }, async (sending, signal) => {
    const headers = { ...sending.headers, 'Content-Type': 'application/json' };
    const answer = await send(`${gateway.base}/v1/payments`, signal, { ...sending, headers, method: 'POST', body });
    const { data, error } = createPaymentResponseSchema.safeParse(answer.body);
    if (data) return data;
    throw new ContractError(
      'The gateway answered with something that is not a new payment. It may exist all the same: ask again with the same idempotency key.',
      error,
    );
  });
};
