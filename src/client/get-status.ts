import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import { ContractError } from '../core/errors/contract-error.js';
import type { StatusRequest } from './status-client.js';
import { send, type Sending } from './transport.js';

/** Asks a status URL once and turns the answer into a payment or a typed error. */
export const getStatus = async (
  url: URL,
  { maxPollMs, signal, onAnswer }: StatusRequest,
  sending: Sending,
): Promise<PaymentStatusResponse> => {
  if (maxPollMs !== undefined) url.searchParams.set('maxPollMs', String(maxPollMs));
  const { body, gatewayTimeMs } = await send(url.href, signal, sending);
  const result = readPaymentStatusResponse(body);
  const { invalidFields } = result;
  if (!result.ok) {
    throw new ContractError(`The answer is not a payment status. Invalid: ${invalidFields.join(', ')}.`, body);
  }
  onAnswer?.({ gatewayTimeMs, invalidFields });
  return result.value;
};
