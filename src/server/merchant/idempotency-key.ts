import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isHeaderValue } from './header-values.js';

/** The interface is silent; the public service of the same shape takes no longer key. */
const MAX_LENGTH = 255;

/**
 * Checks the key that a program gave.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkIdempotencyKey = (key: string | undefined): string | undefined => {
  if (key === undefined || (isHeaderValue(key) && key.length <= MAX_LENGTH)) return key;
  throw new ConfigurationError(
    'invalid_option',
    `An idempotency key is ASCII text of 1 to ${MAX_LENGTH} characters without outer spaces.`,
  );
};

/** The key of one intent: the one that was given, or a new one. Every try of the intent carries it. */
export const keyOfIntent = (given: string | undefined): string => checkIdempotencyKey(given) ?? crypto.randomUUID();
