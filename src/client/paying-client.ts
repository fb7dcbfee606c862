import { readFetchActions, readPaymentOptions } from '../contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import type { ReadResult } from '../contract/readers/fields.js';
import type { PaymentOptionsResponse, WalletRpcResult } from '../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { systemClock, type Clock } from '../core/clock.js';
import { withDeadline } from '../core/deadline.js';
import { TimeoutError } from '../core/errors/timeout-error.js';
import { parseBaseUrl } from '../core/format/base-url.js';
import { readAnswerBody } from './answer.js';
import type { GatewayCaller } from './checkout-client.js';
import { gatewayHeaders, gatewayUrl } from './gateway-request.js';
import { send } from './transport.js';

/** The time after which a request counts as unanswered, milliseconds. */
const TIMEOUT_MS = 15_000;

/** An option that the buyer pays with, and what the wallet answered to its requests, in their order. */
export interface PaymentConfirmation {
  readonly optionId: string;
  readonly results: readonly WalletRpcResult[];
}

/**
 * The buyer's side of the gateway that a wallet pays through. Every method sends one request, never retries, and rejects with
 * `NetworkError`, `TimeoutError`, `GatewayError` or `ContractError`, or with the signal's reason.
 */
export interface PayingClient {
  /** Gets the options of these accounts (CAIP-10), and the payment's details. Earlier options of these accounts end. */
  getOptions(accounts: readonly string[], signal?: AbortSignal): Promise<PaymentOptionsResponse>;
  /** Builds the requests of a `build` action. They are untrusted until they are checked. */
  fetchActions(optionId: string, data: string, signal?: AbortSignal): Promise<readonly unknown[]>;
  /** Pays. The same confirmation may be sent again: the gateway applies it once. */
  confirm(confirmation: PaymentConfirmation, signal?: AbortSignal): Promise<PaymentStatusResponse>;
  /** Gets the status at once. */
  getStatus(signal?: AbortSignal): Promise<PaymentStatusResponse>;
}

interface PayingRequest<Value> {
  readonly path: string;
  readonly body?: object;
  readonly read: (body: unknown) => ReadResult<Value>;
  readonly signal: AbortSignal | undefined;
}

/**
 * Creates a client that pays one payment.
 *
 * @throws ConfigurationError for an invalid address, id or header value
 */
export const createPayingClient = (
  paymentId: string,
  { baseUrl, apiVersion, credentials, fetch }: GatewayCaller,
  clock: Clock = systemClock,
): PayingClient => {
  const base = parseBaseUrl(baseUrl);
  const headers = gatewayHeaders(credentials, apiVersion);

  const request = <Value>({ path, body, read, signal }: PayingRequest<Value>): Promise<Value> => {
    const url = gatewayUrl(base, paymentId, path).href;
    const post = body && { method: 'POST' as const, body: JSON.stringify(body) };
    const options = {
      fetch,
      credentials: 'omit' as const,
      headers: { ...headers, ...(post && { 'Content-Type': 'application/json' }) },
      ...post,
    };
    return withDeadline(
      async (timeout) =>
        readAnswerBody(await send(url, timeout, options), read, `The answer to ${path} cannot be read.`).value,
      {
        clock,
        timeoutMs: TIMEOUT_MS,
        onTimeout: () => new TimeoutError(TIMEOUT_MS),
        signal,
      },
    );
  };

  return {
    getOptions: (accounts, signal) =>
      request({ path: '/options?includePaymentInfo=true', body: { accounts }, read: readPaymentOptions, signal }),
    fetchActions: async (optionId, data, signal) =>
      (await request({ path: '/fetch', body: { optionId, data }, read: readFetchActions, signal })).actions,
    confirm: (confirmation, signal) =>
      request({ path: '/confirm', body: confirmation, read: readPaymentStatusResponse, signal }),
    getStatus: (signal) => request({ path: '/status', read: readPaymentStatusResponse, signal }),
  };
};
