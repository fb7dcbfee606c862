import type { Fetch } from '../../client/transport.js';
import type { CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import type { CreatePaymentRequest, CreatePaymentResponse } from '../../contract/schemas/create-payment.js';
import type { PaymentList, PaymentListItem } from '../../contract/schemas/payment-list.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { readBaseUrl } from '../../core/format/base-url.js';
import { systemClock, type Clock } from '../../core/clock.js';
import { cancelPayment } from './cancel-payment.js';
import { createPayment, type IntentOptions } from './create-payment.js';
import { eachPayment } from './each-payment.js';
import { getPaymentStatus, type StatusOptions } from './get-payment-status.js';
import { merchantHeaders, type MerchantIdentity } from './header-values.js';
import { listPayments, type ListQuery } from './list-payments.js';
import { checkCount, REQUEST_TIMEOUT_MS, type CallOptions, type MerchantGateway } from './merchant-gateway.js';
import { assertServer } from './server-only.js';
import { waitForFinal, type WaitOptions } from './wait-for-final.js';

/** Where the gateway is, and which merchant asks (`SPEC: Authentication`). */
export interface MerchantClientOptions extends MerchantIdentity {
  /** https, or http on loopback. */
  readonly baseUrl: string;
  /** How long an answer may take beyond a hold, milliseconds; {@link REQUEST_TIMEOUT_MS} when absent. */
  readonly requestTimeoutMs?: number | undefined;
  /** The global `fetch` when absent, looked up at each request. */
  readonly fetch?: Fetch | undefined;
  /** The machine's clock when absent. */
  readonly clock?: Clock | undefined;
  /** In [0, 1), for jitter; `Math.random` when absent. */
  readonly random?: (() => number) | undefined;
}

/**
 * A merchant's side of the gateway, for servers alone.
 *
 * Every operation rejects with `NetworkError`, `TimeoutError`, `GatewayError` (with the gateway's code) or `ContractError`,
 * with `ConfigurationError` for what cannot be sent, or with the signal's reason. Where no answer came, or 429 or 5xx,
 * it tries again, at most four times in all, waits as long as `Retry-After` says (up to 120 s), and never follows a redirect.
 */
export interface MerchantClient {
  /**
   * Asks for a payment. Every try carries the same idempotency key: however often it is sent, there is one payment.
   * After `NetworkError`, `TimeoutError`, `ContractError`, a status of 500 or more and the signal's reason there may be
   * one, too: ask again with the same `idempotencyKey`.
   */
  createPayment(request: CreatePaymentRequest, options?: IntentOptions): Promise<CreatePaymentResponse>;
  /** Asks once how a payment stands; with `maxPollMs` the gateway may hold the answer until that changes. */
  getPaymentStatus(paymentId: string, options?: StatusOptions): Promise<PaymentStatusResponse>;
  /**
   * Waits until a payment is final, whatever the end: it may have failed. Failures that may pass are waited out, among
   * them an answer that is no status and, for ten seconds, a payment that is not found; rejects with `TimeoutError` when
   * the time is over (ten minutes when `timeoutMs` is absent), which says nothing of the payment.
   */
  waitForFinal(paymentId: string, options?: WaitOptions): Promise<PaymentStatusResponse>;
  /** Calls a payment off. One that cannot be cancelled any more is a `GatewayError` with status 400. */
  cancelPayment(paymentId: string, options?: IntentOptions): Promise<CancelPaymentResponse>;
  /** Reads one page of the merchant's payments, with figures over all that the query selects. */
  listPayments(query?: ListQuery, options?: CallOptions): Promise<PaymentList>;
  /** All that the query selects, page after page; each page is read when it is needed. */
  eachPayment(query?: ListQuery, options?: CallOptions): AsyncGenerator<PaymentListItem, void, undefined>;
}

const gatewayOf = ({
  baseUrl,
  fetch,
  clock = systemClock,
  random = Math.random,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  ...identity
}: MerchantClientOptions): MerchantGateway => ({
  base: readBaseUrl(baseUrl),
  merchantId: identity.merchantId,
  headers: merchantHeaders(identity),
  fetch,
  clock,
  random,
  requestTimeoutMs: checkCount('requestTimeoutMs', requestTimeoutMs, 1),
});

/**
 * A client that asks as this merchant.
 *
 * @throws ConfigurationError `server_only` in a page; `invalid_base_url`, `missing_credentials`, `invalid_credentials`,
 * `invalid_option` before any request
 */
export const createMerchantClient = (options: MerchantClientOptions): MerchantClient => {
  assertServer();
  const gateway = gatewayOf(options);
  const { clock, random } = gateway;
  return {
    createPayment: (request, intent) => createPayment(gateway, request, intent),
    getPaymentStatus: (paymentId, status) => getPaymentStatus(gateway, paymentId, status),
    waitForFinal: (paymentId, wait) => {
      const ask = (status: StatusOptions): Promise<PaymentStatusResponse> =>
        getPaymentStatus(gateway, paymentId, status);
      return waitForFinal({ clock, random, ask }, wait);
    },
    cancelPayment: (paymentId, intent) => cancelPayment(gateway, paymentId, intent),
    listPayments: (query, call) => listPayments(gateway, query, call),
    eachPayment: (query, call) => eachPayment((page) => listPayments(gateway, page, call), query),
  };
};
