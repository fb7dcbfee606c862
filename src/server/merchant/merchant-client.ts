import type { CancelPaymentResponse } from '../../contract/schemas/cancel-payment.js';
import type { CreatePaymentRequest, CreatePaymentResponse } from '../../contract/schemas/create-payment.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { RefundResponse } from '../../contract/schemas/refund.js';
import { cancelPayment } from './cancel-payment.js';
import { toGateway, type ClientOptions } from './client-options.js';
import { createPayment, type IdempotentRequestOptions } from './create-payment.js';
import { getPaymentStatus, type StatusRequestOptions } from './get-payment-status.js';
import { createDeprecatedLists, type DeprecatedLists } from './list-payments.js';
import { markRefunded } from './mark-refunded.js';
import type { MerchantRequestOptions } from './merchant-gateway.js';
import type { MerchantIdentity } from './merchant-headers.js';
import { createPayments, type Payments } from './payments/payments.js';
import { waitForFinal, type WaitForFinalOptions } from './wait-for-final.js';

/** The gateway and the merchant's credentials (`SPEC: Authentication`). */
export interface MerchantClientOptions extends ClientOptions, MerchantIdentity {}

/**
 * The merchant's side of the gateway, for servers only.
 *
 * Every operation rejects with `NetworkError`, `TimeoutError`, `GatewayError` (with the gateway's code), `ContractError` for
 * an answer of the wrong shape, `ConfigurationError` for a request that cannot be sent, or the signal's reason. Without an
 * answer, and after 407, 408, 421, 425, 429, 499 and 5xx, the request is retried: at most four attempts in total, not before `Retry-After` (up to
 * 120 s) has passed. Redirects are never followed.
 */
export interface MerchantClient extends DeprecatedLists {
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
  /** Reads the merchant's payments: one of them, or lists with their settlements and the marks of refunds. */
  readonly payments: Payments;
}

/**
 * Creates a client with the merchant's credentials. Sends nothing yet.
 *
 * @throws ConfigurationError `server_only` in a page; `invalid_base_url`, `missing_credentials`, `invalid_credentials`,
 * `invalid_option`
 */
export const createMerchantClient = (options: MerchantClientOptions): MerchantClient => {
  const required = ['baseUrl', 'merchantId', 'apiKey'];
  const gateway = { ...toGateway('createMerchantClient', options, required), merchantId: options.merchantId };
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
    payments: createPayments(gateway),
    ...createDeprecatedLists(gateway),
  };
};
