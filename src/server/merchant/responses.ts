import type { ErrorCode } from '../../contract/known-error-codes.js';
import type { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { GatewayError } from '../../core/errors/gateway-error.js';
import { isRefusal } from '../../core/errors/is-refusal.js';
import { isPayError } from '../../core/errors/pay-error.js';
import type { TimeoutError } from '../../core/errors/timeout-error.js';
import { getRetryAfterMs } from '../../core/retry.js';

/** Creates a response that forwards no headers of the gateway and must not be cached. */
export const respondJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });

/** Creates a response with an error of the interface. */
export const respondError = (
  status: number,
  code: ErrorCode,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response => respondJson(status, { code, message }, headers);

/** The same response for an unknown payment and for a forbidden one, so that guessing ids reveals nothing. */
export const respondNotFound = (): Response => respondError(404, 'payment_not_found', 'Payment not found');

export const respondMethodNotAllowed = (allowed: 'GET' | 'POST'): Response =>
  respondError(405, 'invalid_params', `Only ${allowed} is supported`, { Allow: allowed });

export const respondInvalidMaxPollMs = (): Response =>
  respondError(400, 'params_validation', 'Validation error: maxPollMs must be a whole number of milliseconds');

/** The delay that a response to a request beyond a limit asks for, seconds. */
const BUSY_RETRY_AFTER = { 'Retry-After': '5' };

/** The response to a visitor beyond their limit, who has to wait for so many seconds. */
export const respondRateLimited = (waitS: number): Response =>
  respondError(429, 'rate_limited', 'Too many requests', { 'Retry-After': String(waitS) });

/** The response to a request beyond the limit for its payment. */
export const respondTooManyRequests = (): Response =>
  respondError(429, 'rate_limited', 'Too many requests for this payment', BUSY_RETRY_AFTER);

/** The response to a request beyond the limit for all payments. */
export const respondOverloaded = (): Response =>
  respondError(503, 'internal_error', 'Too many requests are waiting', BUSY_RETRY_AFTER);

/** The response to failures of the merchant's own code. */
export const respondInternalError = (): Response => respondError(500, 'internal_error', 'Internal error');

/** The response to a client that has disconnected, which is never read. 499 is nginx's "client closed request". */
export const respondClientClosed = (): Response =>
  new Response(null, { status: 499, headers: { 'Cache-Control': 'no-store' } });

/** By the name, not the class: an injected client may use another copy of the library. */
export const isConfigurationError = (error: unknown): error is ConfigurationError =>
  isPayError(error) && error.name === 'ConfigurationError';
export const isTimeoutError = (error: unknown): error is TimeoutError =>
  isPayError(error) && error.name === 'TimeoutError';
export const isGatewayError = (error: unknown): error is GatewayError =>
  isPayError(error) && error.name === 'GatewayError';

/**
 * Maps a failed status request to a response. The gateway's message is not forwarded, because it is meant for the merchant,
 * nor are errors of the merchant's credentials (401, 403).
 */
export const respondUpstreamFailure = (error: unknown): Response => {
  if (isConfigurationError(error)) {
    return error.code === 'missing_payment_id' ? respondNotFound() : respondInternalError();
  }
  if (isTimeoutError(error)) {
    return respondError(504, 'internal_error', 'The payment service did not answer in time');
  }
  if (!isGatewayError(error)) {
    return respondError(502, 'internal_error', 'The payment service cannot be reached');
  }
  // A 404 from a proxy says nothing about the payment.
  if (error.status === 404 && isRefusal(error)) return respondNotFound();
  const retryAfterMs = getRetryAfterMs(error);
  const headers = retryAfterMs > 0 ? { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) } : {};
  return error.status === 429
    ? respondError(429, 'rate_limited', 'Too many requests', headers)
    : respondError(502, 'internal_error', 'The payment service cannot answer', headers);
};
