import type { PaymentStatusResponse } from '../contract/payment-status-response.js';
import { readPaymentStatusResponse } from '../contract/read-payment-status-response.js';
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
  const reading = readPaymentStatusResponse(body);
  if ('issues' in reading) {
    throw new ContractError('The gateway answered with something that is not a payment status.', reading.issues);
  }
  onAnswer?.({ gatewayTimeMs, dropped: reading.dropped });
  return reading.payment;
};
