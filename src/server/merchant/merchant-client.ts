import type { Fetch } from '../../client/transport.js';
import type { CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import type { CreatePaymentRequest, CreatePaymentResponse } from '../../contract/schemas/create-payment.js';
import type { PaymentList, PaymentListItem } from '../../contract/schemas/payment-list.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RefundResponse } from '../../contract/schemas/refund.js';
import { systemClock, type Clock } from '../../core/clock.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { parseBaseUrl } from '../../core/url/base-url.js';
import { checkFunction, checkOptionsGiven, findUnknownOptions } from '../shared/check-options.js';
import { createErrorReporter } from '../shared/error-reporter.js';
import { assertServer } from './assert-server.js';
import { cancelPayment } from './cancel-payment.js';
import { createPayment, type IdempotentRequestOptions } from './create-payment.js';
import { getPaymentStatus, type StatusRequestOptions } from './get-payment-status.js';
import { iteratePayments } from './iterate-payments.js';
import { listPayments, type ListPaymentsQuery } from './list-payments.js';
import { markRefunded } from './mark-refunded.js';
import {
  checkWholeNumber,
  REQUEST_TIMEOUT_MS,
  type MerchantGateway,
  type MerchantRequestOptions,
} from './merchant-gateway.js';
import { buildMerchantHeaders, type MerchantIdentity } from './merchant-headers.js';
import { createRequestLog, type RequestLog } from './retry-log.js';
import { waitForFinal, type WaitForFinalOptions } from './wait-for-final.js';

/** The gateway and the merchant's credentials (`SPEC: Authentication`). */
export interface MerchantClientOptions extends MerchantIdentity {
  /** https, or http on loopback. */
  readonly baseUrl: string;
  /** Timeout of a request in addition to its `maxPollMs`, milliseconds; {@link REQUEST_TIMEOUT_MS} by default. */
  readonly requestTimeoutMs?: number | undefined;
  /**
   * Called with the error of each attempt that is repeated. By default, `console.warn` gets one line for each problem, and for
   * the first attempt that has no answer after 1.5 s, so that a wrong `baseUrl` shows at once.
   */
  readonly onRetry?: ((error: PayError) => unknown) | undefined;
  /** The global `fetch` by default, looked up at each request. */
  readonly fetch?: Fetch | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
  /** Random numbers in [0, 1), for jitter; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
}

/**
 * The merchant's side of the gateway, for servers only.
 *
 * Every operation rejects with `NetworkError`, `TimeoutError`, `GatewayError` (with the gateway's code), `ContractError` for
 * an answer of the wrong shape, `ConfigurationError` for a request that cannot be sent, or the signal's reason. Without an
 * answer, and after 407, 408, 421, 425, 429, 499 and 5xx, the request is retried: at most four attempts in total, not before `Retry-After` (up to
 * 120 s) has passed. Redirects are never followed.
 */
export interface MerchantClient {
  /** The gateway, without a slash at the end. */
  readonly baseUrl: string;
  /**
   * Creates a payment. Every attempt carries the same idempotency key, so that one payment is created however often the
   * request is sent. After `NetworkError`, `TimeoutError`, `ContractError`, a status of 500 or more, a code that is not one of the interface, and the signal's reason
   * the payment may exist: call again with the same `idempotencyKey`.
   */
  createPayment(request: CreatePaymentRequest, options?: IdempotentRequestOptions): Promise<CreatePaymentResponse>;
  /** Gets the status of a payment once; with `maxPollMs` the gateway may hold the request open until it changes. */
  getPaymentStatus(paymentId: string, options?: StatusRequestOptions): Promise<PaymentStatusResponse>;
  /**
   * Polls until the payment is final, which may mean that it failed. Temporary failures are retried, including invalid
   * answers and, for ten seconds, 404. Rejects with `TimeoutError` after `timeoutMs` (ten minutes by default), which does not
   * mean that the payment failed.
   */
  waitForFinal(paymentId: string, options?: WaitForFinalOptions): Promise<PaymentStatusResponse>;
  /** Cancels a payment. Rejects with `GatewayError` of status 400 if it can no longer be cancelled. */
  cancelPayment(paymentId: string, options?: IdempotentRequestOptions): Promise<CancelPaymentResponse>;
  /**
   * Marks a succeeded payment as refunded. **Moves no money:** return it by the means of your gateway, and note it in your
   * order. Resolves for a payment that is marked already, so it is safe to call again after any error, and it does not
   * say which of two callers was first. Rejects with `GatewayError` of status 400 (`payment_not_succeeded`) if there is
   * nothing to refund, and of 404 if the payment does not exist.
   */
  markRefunded(paymentId: string, options?: MerchantRequestOptions): Promise<RefundResponse>;
  /** Loads one page of the merchant's payments, with statistics of all payments that match the query. */
  listPayments(query?: ListPaymentsQuery, options?: MerchantRequestOptions): Promise<PaymentList>;
  /** Iterates over all payments that match the query, and loads each page when it is needed. `limit` is the size of a page, at most 200. */
  iteratePayments(
    query?: ListPaymentsQuery,
    options?: MerchantRequestOptions,
  ): AsyncGenerator<PaymentListItem, void, undefined>;
}

const OPTION_NAMES: Readonly<Record<keyof MerchantClientOptions, true>> = {
  baseUrl: true,
  merchantId: true,
  apiKey: true,
  apiVersion: true,
  sdk: true,
  requestTimeoutMs: true,
  onRetry: true,
  fetch: true,
  clock: true,
  random: true,
};

/** Names the options that the client does not have: one of them may be meant for a missing one. Never their values. */
const describeUnknownOptions = (options: MerchantClientOptions): string => {
  const unknown = findUnknownOptions(options, OPTION_NAMES);
  return unknown.length ? ` Unknown options: ${unknown.join(', ')}.` : '';
};

/** An environment variable that is not set is undefined, or the empty string. */
const assertSet = (options: MerchantClientOptions): void => {
  const [first, ...others] = (['baseUrl', 'merchantId', 'apiKey'] as const).filter((name) => !options[name]);
  if (!first) return;
  const areEmpty = others.length ? `${[first, ...others].join(', ')} are empty` : `${first} is empty`;
  throw new ConfigurationError(
    first === 'baseUrl' && !others.length ? 'invalid_base_url' : 'missing_credentials',
    `${areEmpty}. Check the environment variables that they are read from (Node and tsx read no .env by themselves: add --env-file=.env), or create the client on the first request if a build has none.${describeUnknownOptions(options)}`,
  );
};

const toRequestLog = (onRetry: MerchantClientOptions['onRetry'], base: string): RequestLog => {
  if (!onRetry) return createRequestLog(base);
  const report = createErrorReporter(onRetry);
  return { onRetry: (error) => void report(error), onSlow: () => undefined };
};

const toMerchantGateway = ({
  baseUrl,
  fetch,
  clock = systemClock,
  random = Math.random,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  onRetry,
  ...identity
}: MerchantClientOptions): MerchantGateway => {
  checkFunction('onRetry', onRetry);
  const base = parseBaseUrl(baseUrl);
  return {
    base,
    log: toRequestLog(onRetry, base),
    merchantId: identity.merchantId,
    headers: buildMerchantHeaders(identity),
    fetch,
    clock,
    random,
    requestTimeoutMs: checkWholeNumber('requestTimeoutMs', requestTimeoutMs, 1),
  };
};

/**
 * Creates a client with the merchant's credentials. Sends nothing yet.
 *
 * @throws ConfigurationError `server_only` in a page; `invalid_base_url`, `missing_credentials`, `invalid_credentials`,
 * `invalid_option`
 */
export const createMerchantClient = (options: MerchantClientOptions): MerchantClient => {
  assertServer();
  checkOptionsGiven('createMerchantClient', options);
  assertSet(options);
  const gateway = toMerchantGateway(options);
  const { clock, random, log } = gateway;
  return {
    baseUrl: gateway.base,
    createPayment: (request, requestOptions) => createPayment(gateway, request, requestOptions),
    getPaymentStatus: (paymentId, requestOptions) => getPaymentStatus(gateway, paymentId, requestOptions),
    waitForFinal: (paymentId, waitOptions) => {
      const getStatus = (requestOptions: StatusRequestOptions): Promise<PaymentStatusResponse> =>
        getPaymentStatus(gateway, paymentId, requestOptions);
      return waitForFinal({ clock, random, getStatus, onRetry: log.onRetry }, waitOptions);
    },
    cancelPayment: (paymentId, requestOptions) => cancelPayment(gateway, paymentId, requestOptions),
    markRefunded: (paymentId, requestOptions) => markRefunded(gateway, paymentId, requestOptions),
    listPayments: (query, requestOptions) => listPayments(gateway, query, requestOptions),
    iteratePayments: (query, requestOptions) =>
      iteratePayments((page) => listPayments(gateway, page, requestOptions), query),
  };
};
