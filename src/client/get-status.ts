import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import { notify } from '../core/listeners.js';
import { readAnswerBody } from './answer.js';
import type { StatusRequest } from './status-client.js';
import { send, type RequestOptions } from './transport.js';

/** Requests a status URL once. Resolves to the payment, or rejects with a typed error. */
export const getStatus = async (
  url: URL,
  { maxPollMs, signal, onAnswer }: StatusRequest,
  options: RequestOptions,
): Promise<PaymentStatusResponse> => {
  if (maxPollMs !== undefined) url.searchParams.set('maxPollMs', String(maxPollMs));
  const answer = await send(url.href, signal, options);
  const { value, invalidFields } = readAnswerBody(
    answer,
    readPaymentStatusResponse,
    'The answer is not a payment status.',
  );
  notify(onAnswer, { gatewayTimeMs: answer.gatewayTimeMs, invalidFields });
  return value;
};
