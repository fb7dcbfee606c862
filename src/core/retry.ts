import type { GatewayError } from './errors/gateway-error.js';
import type { PayError } from './errors/pay-error.js';

/** The shortest delay before a retry, milliseconds: an error that comes at once must not be retried at once. */
export const RETRY_MIN_MS = 1_000;
/** The longest delay between two retries, milliseconds: the buyer is looking at the page. */
export const RETRY_MAX_MS = 15_000;
/** Without any valid answer, the number of quick attempts before the page shows that it cannot load the status. */
export const ATTEMPTS_BEFORE_CANNOT_LOAD = 5;
/** After that, retries are at least this far apart, milliseconds. */
export const RETRY_SLOW_MIN_MS = 10_000;
/** The cap of `Retry-After`, milliseconds: with a longer wait the page would look dead. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** The period in which a 404 is retried, milliseconds: not every gateway server may know a new payment yet. */
export const NOT_FOUND_GRACE_MS = 10_000;

/** The client errors that a later attempt may not get, those of proxies included. */
const RETRYABLE_STATUSES = [407, 408, 421, 425, 429, 499];

/** Returns true if a later attempt may not get this status. */
export const isTemporaryStatus = (status: number): boolean => status >= 500 || RETRYABLE_STATUSES.includes(status);

/** Checks the fields, not the class: a custom client may use another copy of the library. */
const asGatewayError = (error: PayError): Partial<GatewayError> => error as Partial<GatewayError>;

/**
 * Returns true if polling goes on after this error. Reading a status is safe to repeat, so all but configuration errors
 * and definite refusals are retried; a 404 only during {@link NOT_FOUND_GRACE_MS}.
 *
 * @param sinceFirstPollMs time since the first request for this payment, milliseconds
 */
export const isRetryablePollError = (error: PayError, sinceFirstPollMs: number): boolean => {
  if (error.name === 'ConfigurationError') return false;
  const { status } = asGatewayError(error);
  if (status === undefined) return true;
  if (status === 404) return sinceFirstPollMs < NOT_FOUND_GRACE_MS;
  return isTemporaryStatus(status);
};

/** The delay that `Retry-After` requires, at most {@link RETRY_AFTER_MAX_MS}; 0 without one. It must not be shortened. */
export const getRetryAfterMs = (error: PayError): number =>
  Math.min(asGatewayError(error).retryAfterMs || 0, RETRY_AFTER_MAX_MS);

/**
 * The delay before the next attempt, milliseconds: exponential backoff with full jitter.
 *
 * @param failures failed attempts in a row
 * @param hasAnswered true if the gateway has given a valid answer before
 * @param random in [0, 1)
 */
export const getBackoffMs = (failures: number, hasAnswered: boolean, random: number): number => {
  const isSlow = !hasAnswered && failures >= ATTEMPTS_BEFORE_CANNOT_LOAD;
  const min = isSlow ? RETRY_SLOW_MIN_MS : RETRY_MIN_MS;
  const max = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
  return min + random * (Math.max(max, min) - min);
};
