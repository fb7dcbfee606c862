import type { GatewayError } from './errors/gateway-error.js';
import type { PayError } from './errors/pay-error.js';

/** The first retry waits at least this long: an error that comes at once must not be answered at once. */
export const RETRY_MIN_MS = 1_000;
/** The longest wait between two tries: what a buyer who looks at the page bears. */
export const RETRY_MAX_MS = 15_000;
/** Until something has ever been heard, this many tries are quick; then the page says that it cannot load. */
export const TRIES_BEFORE_CANNOT_LOAD = 5;
/** After that, tries are at least this far apart. */
export const RETRY_SLOW_MIN_MS = 10_000;
/** A longer `Retry-After` is cut to this: the buyer's page would look dead. */
export const RETRY_AFTER_MAX_MS = 120_000;
/** A payment that was created a moment ago may not be known to every gateway server yet. */
export const NOT_FOUND_GRACE_MS = 10_000;

const RETRYABLE_STATUSES = [408, 425, 429];

/** By its fields, not by its class: a program's own client may come with another copy of the library. */
const asRefusal = (error: PayError): Partial<GatewayError> => error as Partial<GatewayError>;

/** Whether asking again can mend the error. `sinceFirstAskMs` counts for a payment that is not found. */
export const isRetryable = (error: PayError, sinceFirstAskMs: number): boolean => {
  if (error.name === 'ConfigurationError') return false;
  const { status } = asRefusal(error);
  if (status === undefined) return true;
  if (status === 404) return sinceFirstAskMs < NOT_FOUND_GRACE_MS;
  return status >= 500 || RETRYABLE_STATUSES.includes(status);
};

/** The wait that the gateway itself asked for; nothing shortens it. 0 when it asked for none. */
export const requiredWaitMs = (error: PayError): number =>
  Math.min(asRefusal(error).retryAfterMs || 0, RETRY_AFTER_MAX_MS);

/** Exponential backoff with full jitter, milliseconds. `random` is in [0, 1). */
export const backoffMs = (failures: number, heardOnce: boolean, random: number): number => {
  const slow = !heardOnce && failures >= TRIES_BEFORE_CANNOT_LOAD;
  const min = slow ? RETRY_SLOW_MIN_MS : RETRY_MIN_MS;
  const max = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
  return min + random * (Math.max(max, min) - min);
};
