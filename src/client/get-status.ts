import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import { ContractError } from '../core/errors/contract-error.js';
import type { StatusRequest } from './status-client.js';
import { send, type RequestOptions } from './transport.js';

/** Requests a status URL once. Resolves to the payment, or rejects with a typed error. */
export const getStatus = async (
  url: URL,
  { maxPollMs, signal, onAnswer }: StatusRequest,
  options: RequestOptions,
): Promise<PaymentStatusResponse> => {
  if (maxPollMs !== undefined) url.searchParams.set('maxPollMs', String(maxPollMs));
  const { body, gatewayTimeMs } = await send(url.href, signal, options);
  const result = readPaymentStatusResponse(body);
  const { invalidFields } = result;
  if (!result.ok) {
    throw new ContractError(`The answer is not a payment status. Invalid: ${invalidFields.join(', ')}.`, body);
  }
  onAnswer?.({ gatewayTimeMs, invalidFields });
  return result.value;
};
