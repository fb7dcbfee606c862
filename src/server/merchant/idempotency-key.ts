import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isHeaderValue } from '../../core/header-value.js';

/** Not defined by the interface; the limit of a public gateway with the same interface. */
const MAX_LENGTH = 255;

/**
 * Returns the key if it is valid.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkIdempotencyKey = (key: string | undefined): string | undefined => {
  if (key === undefined || (isHeaderValue(key) && key.length <= MAX_LENGTH)) return key;
  throw new ConfigurationError(
    'invalid_option',
    `idempotencyKey must be ASCII text of 1 to ${MAX_LENGTH} characters without leading or trailing spaces.`,
  );
};

/**
 * Returns the options of an operation. A key in their place would be ignored, and a repeated call would be a second operation.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkIdempotentOptions = <Options extends object>(operation: string, options: Options): Options => {
  // Callers without types pass anything.
  const given: unknown = options;
  if (typeof given === 'object' && given !== null) return options;
  throw new ConfigurationError(
    'invalid_option',
    `The second argument of ${operation} must be an object, such as { idempotencyKey: 'order-1042' }.`,
  );
};

/** Returns the caller's key, or a new random one. Every attempt of an operation must send the same key. */
export const resolveIdempotencyKey = (key: string | undefined): string =>
  checkIdempotencyKey(key) ?? crypto.randomUUID();
