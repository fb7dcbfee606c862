import { cancelPaymentResponseSchema, type CancelPaymentResponse } from '../contract/cancel-payment.js';
import { readPaymentDetails, type PaymentDetails } from '../contract/payment-details.js';
import { ContractError } from '../core/errors/contract-error.js';
import { readBaseUrl, readShopUrl } from '../core/format/base-url.js';
import type { GatewayClientOptions } from './gateway-client.js';
import { gatewayHeaders, gatewayUrl } from './gateway-request.js';
import { send, type Sending } from './transport.js';

/** A gateway and who asks it. */
export interface GatewayCaller extends Pick<GatewayClientOptions, 'baseUrl' | 'apiVersion' | 'fetch'> {
  /** As headers. */
  readonly credentials: Readonly<Record<string, string>>;
}

const sendingOf = ({ credentials, apiVersion, fetch }: GatewayCaller): Sending => ({
  fetch,
  headers: gatewayHeaders(credentials, apiVersion),
  credentials: 'omit',
});

/**
 * Asks a gateway what a buyer is to pay. Rejects as a status client does; a `GatewayError` with status 404 may also mean
 * that the gateway has no such endpoint.
 */
export const getPaymentDetails = async (paymentId: string, caller: GatewayCaller): Promise<PaymentDetails> => {
  const url = gatewayUrl(readBaseUrl(caller.baseUrl), paymentId, '');
  const { body } = await send(url.href, undefined, sendingOf(caller));
  const details = readPaymentDetails(body);
  if (details) return details;
  throw new ContractError('The gateway answered with something that is not a payment.', body);
};

const postCancel = async (url: string, sending: Sending): Promise<CancelPaymentResponse> => {
  const headers = { ...sending.headers, 'Content-Type': 'application/json' };
  const { body } = await send(url, undefined, { ...sending, headers, method: 'POST', body: '{}' });
  const { data, error } = cancelPaymentResponseSchema.safeParse(body);
  if (data) return data;
  throw new ContractError('The answer does not say whether the payment was cancelled.', error);
};

/** Calls the payment off as its buyer, at the gateway's own endpoint for that. */
export const cancelAtGateway = async (paymentId: string, caller: GatewayCaller): Promise<CancelPaymentResponse> =>
  postCancel(gatewayUrl(readBaseUrl(caller.baseUrl), paymentId, '/cancel').href, sendingOf(caller));

/** An endpoint of the page's own server that cancels. */
export interface ShopCancel extends Pick<GatewayClientOptions, 'fetch'> {
  /** Of the page's origin; may be relative and may contain `{id}`. */
  readonly cancelUrl: string;
  readonly pageUrl: string;
}

/** Calls the payment off at the merchant's server (`SPEC: Cancel-payment response` is its answer). */
export const cancelAtShop = async (
  paymentId: string,
  { cancelUrl, pageUrl, fetch }: ShopCancel,
): Promise<CancelPaymentResponse> =>
  postCancel(readShopUrl(cancelUrl, paymentId, pageUrl, 'cancel'), { fetch, headers: {}, credentials: 'same-origin' });
