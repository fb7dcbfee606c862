import { readCancelPaymentResponse } from '../contract/readers/cancel-payment-response.js';
import type { ReadSuccess } from '../contract/readers/fields.js';
import { readPaymentDetails } from '../contract/readers/payment-details.js';
import type { CancelPaymentResponse } from '../contract/schemas/cancel-payment.js';
import type { PaymentDetails } from '../contract/schemas/payment-details.js';
import { parseBaseUrl, resolveShopUrl } from '../core/url/base-url.js';
import { readAnswerBody } from './answer.js';
import type { GatewayClientOptions } from './gateway-client.js';
import { gatewayHeaders, gatewayUrl } from './gateway-request.js';
import { send, type RequestOptions } from './transport.js';

/** A gateway and the buyer's credentials for it. */
export interface GatewayCaller extends Pick<GatewayClientOptions, 'baseUrl' | 'apiVersion' | 'fetch'> {
  /** Request headers. */
  readonly credentials: Readonly<Record<string, string>>;
}

const toRequestOptions = ({ credentials, apiVersion, fetch }: GatewayCaller): RequestOptions => ({
  fetch,
  headers: gatewayHeaders(credentials, apiVersion),
  credentials: 'omit',
});

/**
 * Gets the payment details from a gateway. Rejects as a status client does; a `GatewayError` with status 404 may also mean
 * that the gateway has no such endpoint.
 */
export const getPaymentDetails = async (
  paymentId: string,
  caller: GatewayCaller,
): Promise<ReadSuccess<PaymentDetails>> => {
  const url = gatewayUrl(parseBaseUrl(caller.baseUrl), paymentId, '');
  const answer = await send(url.href, undefined, toRequestOptions(caller));
  return readAnswerBody(answer, readPaymentDetails, 'The answer is not payment details.');
};

const postCancel = async (url: string, options: RequestOptions): Promise<CancelPaymentResponse> => {
  const headers = { ...options.headers, 'Content-Type': 'application/json' };
  const answer = await send(url, undefined, { ...options, headers, method: 'POST', body: '{}' });
  const message = 'The answer does not say whether the payment was cancelled.';
  return readAnswerBody(answer, readCancelPaymentResponse, message).value;
};

/** Cancels the payment as its buyer, at the gateway's endpoint. */
export const cancelAtGateway = async (paymentId: string, caller: GatewayCaller): Promise<CancelPaymentResponse> =>
  postCancel(gatewayUrl(parseBaseUrl(caller.baseUrl), paymentId, '/cancel').href, toRequestOptions(caller));

/** The cancel endpoint of the page's own server. */
export interface ShopCancel extends Pick<GatewayClientOptions, 'fetch'> {
  /** Same origin as the page; may be relative and may contain `{id}`. */
  readonly cancelUrl: string;
  readonly pageUrl: string;
}

/** Cancels the payment at the merchant's server, which answers with `SPEC: Cancel-payment response`. */
export const cancelAtShop = async (
  paymentId: string,
  { cancelUrl, pageUrl, fetch }: ShopCancel,
): Promise<CancelPaymentResponse> =>
  postCancel(resolveShopUrl(cancelUrl, paymentId, pageUrl, 'cancel'), {
    fetch,
    headers: {},
    credentials: 'same-origin',
  });
