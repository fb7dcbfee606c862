import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isHeaderValue } from '../../core/format/header-value.js';

/** SPEC.md sets no limit; the public service of the same shape accepts no longer key. */
const MAX_LENGTH = 255;

/**
 * Returns the key as it is if it can be sent.
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

/** The caller's key, or a new random one. Every attempt of one operation carries the same key. */
export const resolveIdempotencyKey = (key: string | undefined): string =>
  checkIdempotencyKey(key) ?? crypto.randomUUID();
