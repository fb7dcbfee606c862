import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';

/** Metadata of an answer. */
export interface AnswerDetails {
  /** The gateway's clock (its `Date` header, one-second steps) in Unix milliseconds; absent where it cannot be read. */
  readonly gatewayTimeMs: number | undefined;
  /** Paths of the optional fields that were invalid and left out, such as `info.optionAmount`. */
  readonly invalidFields: readonly string[];
}

/** Options of a status request. */
export interface StatusRequest {
  /** Maximum time to hold the request open until the payment changes, milliseconds; without it the gateway answers at once. */
  readonly maxPollMs?: number | undefined;
  /** Aborts the request; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called before the promise resolves. */
  readonly onAnswer?: ((details: AnswerDetails) => void) | undefined;
}

/** Gets the status of a payment, from the gateway, a merchant's own endpoint or another source. */
export interface StatusClient {
  /**
   * Identifies the source of the answers, without credentials: tabs with the same source share their polling. When absent,
   * each tab polls for itself.
   */
  readonly source?: string | undefined;
  /**
   * Clients with the same key share their requests on a page; when absent, nothing is shared. Never leaves the page, so it
   * may contain credentials.
   */
  readonly key?: string | undefined;
  /**
   * Sends one request; never retries.
   * Rejects with `NetworkError`, `GatewayError`, `ContractError` or `ConfigurationError`, or with the signal's reason.
   */
  getPaymentStatus(paymentId: string, request?: StatusRequest): Promise<PaymentStatusResponse>;
}
