import type { ErrorCode } from '../../contract/known-error-codes.js';
import { readConnectionFailure } from '../../core/connection-failure.js';
import { ContractError } from '../../core/errors/contract-error.js';
import { GatewayError } from '../../core/errors/gateway-error.js';
import { NetworkError } from '../../core/errors/network-error.js';
import { redactMerchantSecrets } from '../../core/format/quote-value.js';
import { explainRefusal } from './explain-refusal.js';

type Redact = (text: string) => string;

/** A shorter key is not secret, and could be part of any word. */
const MIN_SECRET_LENGTH = 8;

/** Returns a function that removes merchants' secrets and this key, which may have another format than those of the public gateway. */
export const createRedact = (apiKey = ''): Redact => {
  const isSecret = apiKey.length >= MIN_SECRET_LENGTH;
  return (text) => redactMerchantSecrets(isSecret ? text.replaceAll(apiKey, '…') : text);
};

/** The cause is the answer's JSON, or the error of a schema, which quotes no values. */
const redactCause = (cause: unknown, redact: Redact): unknown =>
  cause === undefined || cause instanceof Error
    ? cause
    : JSON.parse(JSON.stringify(cause), (_key, value: unknown) => (typeof value === 'string' ? redact(value) : value));

/** Says why there was no answer. The text of an error that is not known is left to its cause: it may quote anything. */
export const explainNetworkError = (error: NetworkError, base: string): NetworkError => {
  const cause = error.cause ?? error;
  const { kind, code, message } = readConnectionFailure(cause, base);
  const unknown = code === undefined ? '' : ` The connection failed (${code}).`;
  return new NetworkError(
    `No answer from ${base}.${kind === 'other' ? unknown : ` ${message}`} Check baseUrl and the connection.`,
    cause,
  );
};

/**
 * Adds to an error of the gateway's client which option to check, and removes the merchant's secrets from what the gateway said: a
 * proxy or a gateway may quote the request's headers, and servers log their errors.
 */
export const explainError = (error: unknown, base: string, apiKey: string | undefined): unknown => {
  const redact = createRedact(apiKey);
  if (error instanceof GatewayError) {
    const { status, code, url, retryAfterMs } = error;
    const message = redact(explainRefusal(error, base));
    return new GatewayError({ status, code: redact(code) as ErrorCode, message, url, retryAfterMs });
  }
  if (error instanceof ContractError) return new ContractError(redact(error.message), redactCause(error.cause, redact));
  if (error instanceof NetworkError) return explainNetworkError(error, base);
  return error;
};
