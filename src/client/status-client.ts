import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';

/** What an answer said beside the payment. */
export interface AnswerDetails {
  /** The gateway's clock (its `Date` header, one-second steps) in Unix milliseconds; absent where it cannot be read. */
  readonly gatewayTimeMs: number | undefined;
  /** Paths of the optional fields that were invalid and left out, such as `info.optionAmount`. */
  readonly invalidFields: readonly string[];
}

/** How to ask for a status. */
export interface StatusRequest {
  /** How long the gateway may hold the request until something changes, milliseconds; absent asks for an answer at once. */
  readonly maxPollMs?: number | undefined;
  /** Ends the request; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called before the promise resolves. */
  readonly onAnswer?: ((details: AnswerDetails) => void) | undefined;
}

/** Whatever can tell a payment's status: the gateway, a merchant's own endpoint, or a program's own client. */
export interface StatusClient {
  /**
   * Where the answers come from, without credentials: what the tabs of a browser agree on, and whose connections are
   * counted. Absent, each tab asks for itself.
   */
  readonly source?: string | undefined;
  /** Clients of one key get the same answers and share their requests on a page; absent, nothing is shared. Never leaves
   * the page: may hold credentials. */
  readonly key?: string | undefined;
  /**
   * Asks once; never retries.
   * Rejects with `NetworkError`, `GatewayError`, `ContractError` or `ConfigurationError`, or with the signal's reason.
   */
  getPaymentStatus(paymentId: string, request?: StatusRequest): Promise<PaymentStatusResponse>;
}
