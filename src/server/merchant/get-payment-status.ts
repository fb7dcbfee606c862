import { getStatus } from '../../client/get-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { checkIdempotencyKey } from './idempotency-key.js';
import { call, checkCount, paymentUrl, type CallOptions, type MerchantGateway } from './merchant-gateway.js';

/** How to ask for a status. */
export interface StatusOptions extends CallOptions {
  /** How long the gateway may hold the request until something changes, milliseconds; absent asks for an answer at once. */
  readonly maxPollMs?: number | undefined;
  /** The interface takes one here too; it changes nothing of a read. */
  readonly idempotencyKey?: string | undefined;
}

/** Asks once for the status of a payment (`SPEC: GET /v1/payments/{id}/status`). */
export const getPaymentStatus = async (
  gateway: MerchantGateway,
  paymentId: string,
  { maxPollMs, idempotencyKey, ...options }: StatusOptions = {},
): Promise<PaymentStatusResponse> => {
  const url = paymentUrl(gateway.base, paymentId, '/status');
  const holdMs = checkCount('maxPollMs', maxPollMs ?? 0, 0);
  return call(gateway, { ...options, holdMs, idempotencyKey: checkIdempotencyKey(idempotencyKey) }, (sending, signal) =>
    getStatus(url, { maxPollMs, signal }, sending),
  );
};
