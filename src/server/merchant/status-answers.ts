import type { KnownErrorCode } from '../../contract/known-error-codes.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { GatewayError } from '../../core/errors/gateway-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import { requiredWaitMs } from '../../core/retry.js';

/** An answer with nothing but what is said here: no header of the gateway's, no cache. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });

const refuse = (
  status: number,
  code: KnownErrorCode,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response => json(status, { code, message }, headers);

/** For a payment that there is not, and for one that this caller may not see: whoever guesses ids learns nothing. */
export const notFound = (): Response => refuse(404, 'payment_not_found', 'Payment not found');

export const methodNotAllowed = (): Response =>
  refuse(405, 'invalid_params', 'Only GET is answered here', { Allow: 'GET' });

export const invalidMaxPollMs = (): Response =>
  refuse(400, 'params_validation', 'Validation error: maxPollMs must be a whole number of milliseconds');

/** The merchant's own code failed. */
export const internalError = (): Response => refuse(500, 'internal_error', 'Internal error');

/** The buyer has left: nobody reads it. The status is what nginx calls that. */
export const abandoned = (): Response => new Response(null, { status: 499, headers: { 'Cache-Control': 'no-store' } });

/**
 * What a buyer is told when the gateway gave no status. The words are ours: the gateway's are for the merchant, and what it
 * says of the merchant's credentials (401, 403) is nobody else's business.
 */
export const upstreamFailure = (error: unknown): Response => {
  if (error instanceof ConfigurationError) return error.code === 'missing_payment_id' ? notFound() : internalError();
  if (error instanceof TimeoutError) return refuse(504, 'internal_error', 'The payment service did not answer in time');
  if (!(error instanceof GatewayError)) return refuse(502, 'internal_error', 'The payment service cannot be reached');
  if (error.status === 404) return notFound();
  const waitMs = requiredWaitMs(error);
  const headers = waitMs > 0 ? { 'Retry-After': String(Math.ceil(waitMs / 1000)) } : {};
  return error.status === 429
    ? refuse(429, 'rate_limited', 'Too many requests', headers)
    : refuse(502, 'internal_error', 'The payment service cannot answer', headers);
};
