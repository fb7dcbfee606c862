import { getStatus } from '../../client/get-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { checkIdempotencyKey } from './idempotency-key.js';
import {
  buildPaymentUrl,
  callGateway,
  checkWholeNumber,
  type MerchantGateway,
  type MerchantRequestOptions,
} from './merchant-gateway.js';

/** Options of a status request: the longest time that the gateway may hold it, and those of every request. */
export interface StatusRequestOptions extends MerchantRequestOptions {
  /**
   * Maximum time to hold the request open until the payment changes (long poll), milliseconds, 0 or more. Without it the
   * gateway answers at once.
   */
  readonly maxPollMs?: number | undefined;
  /** Accepted by this endpoint, but without effect on a read. */
  readonly idempotencyKey?: string | undefined;
}

/** Gets the status of a payment (`SPEC: GET /v1/payments/{id}/status`). */
export const getPaymentStatus = async (
  gateway: MerchantGateway,
  paymentId: string,
  { maxPollMs, idempotencyKey, ...options }: StatusRequestOptions = {},
): Promise<PaymentStatusResponse> => {
  const url = buildPaymentUrl(gateway.base, paymentId, '/status');
  const call = {
    ...options,
    maxPollMs: checkWholeNumber('maxPollMs', maxPollMs ?? 0, 0),
    idempotencyKey: checkIdempotencyKey(idempotencyKey),
  };
  return callGateway(gateway, call, (sending, signal) => getStatus(url, { maxPollMs, signal }, sending));
};
