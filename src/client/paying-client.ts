import { readFetchActions, readPaymentOptions } from '../contract/readers/payment-options.js';
import { readPaymentStatusResponse } from '../contract/readers/payment-status-response.js';
import type { ReadResult } from '../contract/readers/fields.js';
import type { CollectedData } from '../contract/schemas/collect-data.js';
import type { PaymentOptionsResponse, WalletRpcResult } from '../contract/schemas/payment-options.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { throwIfAborted } from '../core/abortable.js';
import { systemClock, type Clock } from '../core/clock.js';
import { withDeadline } from '../core/deadline.js';
import { parseBaseUrl } from '../core/url/base-url.js';
import { toJson } from '../core/json.js';
import { readAnswerBody } from './answer.js';
import type { GatewayCaller } from './checkout-client.js';
import { gatewayHeaders, gatewayUrl } from './gateway-request.js';
import { getStatus as getStatusOf } from './get-status.js';
import { mergeOptions, splitAccounts } from './options-pages.js';
import { send, type RequestOptions } from './transport.js';

/** The time after which a request counts as unanswered, milliseconds. */
const TIMEOUT_MS = 15_000;

/** An option that the buyer pays with, and what the wallet answered to its requests, in their order. */
export interface PaymentConfirmation {
  readonly optionId: string;
  readonly results: readonly WalletRpcResult[];
}

/**
 * The buyer's side of the gateway that a wallet pays through. Methods never retry, and reject with
 * `NetworkError`, `TimeoutError`, `GatewayError` or `ContractError`, or with the signal's reason.
 */
export interface PayingClient {
  /**
   * Gets the options of these accounts (CAIP-10), and the payment's details. Earlier options of these accounts end. More accounts
   * than a gateway takes at once are asked for one part after another, the first ones first. Parts that fail are left out, unless
   * no other one has options.
   */
  getOptions(accounts: readonly string[], signal?: AbortSignal): Promise<PaymentOptionsResponse>;
  /**
   * Builds the requests of a `build` action. They are untrusted until they are checked.
   *
   * @param collectedData details of the buyer, without which the gateway may refuse to build them
   */
  fetchActions(
    optionId: string,
    data: string,
    signal?: AbortSignal,
    collectedData?: CollectedData,
  ): Promise<readonly unknown[]>;
  /**
   * Pays. The same confirmation may be sent again: the gateway applies it once.
   *
   * @param collectedData details of the buyer. They are no part of the confirmation, because that is stored.
   */
  confirm(
    confirmation: PaymentConfirmation,
    signal?: AbortSignal,
    collectedData?: CollectedData,
  ): Promise<PaymentStatusResponse>;
  /** Gets the status at once. */
  getStatus(signal?: AbortSignal): Promise<PaymentStatusResponse>;
}

/** Where the requests of a {@link PayingClient} go, and how. */
export interface PayingTarget {
  /** Returns the URL of a route, such as `/options`. */
  readonly toUrl: (route: string) => URL;
  readonly request: Omit<RequestOptions, 'method' | 'body'>;
  /** Sends one request for the status. */
  readonly getStatus: (signal: AbortSignal) => Promise<PaymentStatusResponse>;
}

interface PayingRequest<Value> {
  readonly route: string;
  readonly body: object;
  readonly read: (body: unknown) => ReadResult<Value>;
  readonly signal: AbortSignal | undefined;
}

/** Creates a client whose requests go to this target. */
export const createPayingClientAt = ({ toUrl, request, getStatus }: PayingTarget, clock: Clock): PayingClient => {
  const withTimeout = <Value>(work: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal | undefined) =>
    withDeadline(work, { clock, timeoutMs: TIMEOUT_MS, signal });

  const post = <Value>({ route, body, read, signal }: PayingRequest<Value>): Promise<Value> => {
    const headers = { ...request.headers, 'Content-Type': 'application/json' };
    const options: RequestOptions = { ...request, headers, method: 'POST', body: toJson(body) };
    const url = toUrl(route);
    // The expiry is needed for the check before signing.
    if (route === '/options') url.searchParams.set('includePaymentInfo', 'true');
    return withTimeout(
      async (timeout) =>
        readAnswerBody(await send(url.href, timeout, options), read, `The answer to ${route} cannot be read.`).value,
      signal,
    );
  };

  return {
    getOptions: async (accounts, signal) => {
      let all: PaymentOptionsResponse | undefined;
      const errors: unknown[] = [];
      for (const part of splitAccounts(accounts)) {
        try {
          const next = await post({ route: '/options', body: { accounts: part }, read: readPaymentOptions, signal });
          all = all ? mergeOptions(all, next) : next;
        } catch (error) {
          throwIfAborted(signal);
          errors.push(error);
        }
        if (all && !all.options) break;
      }
      // Without any option nobody knows whether the refused accounts have one.
      if (errors.length && (!all || all.options?.length === 0)) throw errors[0];
      return all ?? {};
    },
    fetchActions: async (optionId, data, signal, collectedData) => {
      const body = { optionId, data, ...(collectedData && { collectedData }) };
      return (await post({ route: '/fetch', body, read: readFetchActions, signal })).actions;
    },
    confirm: (confirmation, signal, collectedData) => {
      const body = { ...confirmation, ...(collectedData && { collectedData }) };
      return post({ route: '/confirm', body, read: readPaymentStatusResponse, signal });
    },
    getStatus: (signal) => withTimeout(getStatus, signal),
  };
};

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
  const toUrl = (route: string): URL => gatewayUrl(base, paymentId, route);
  const request = { fetch, headers: gatewayHeaders(credentials, apiVersion), credentials: 'omit' as const };
  const getStatus = (signal: AbortSignal): Promise<PaymentStatusResponse> =>
    getStatusOf(toUrl('/status'), { signal }, request);
  return createPayingClientAt({ toUrl, request, getStatus }, clock);
};
