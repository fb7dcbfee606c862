import * as z from 'zod/mini';
import { isLoopbackHost } from '../core/loopback.js';
import { expected } from './expected.js';

/** Written out in full: what `URL` would repair (`https:host`, blanks, backslashes, line breaks) is refused. */
const ABSOLUTE = /^https?:\/\/[^\s\\/?#][^\s\\]*$/i;

/** True if a buyer may be sent there: an absolute https URL, or http on loopback, without user name or password. */
export const isCheckoutUrl = (text: string): boolean => {
  const url = ABSOLUTE.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || isLoopbackHost(url.hostname);
};

/** A `successUrl` or `errorUrl` of a create request (`SPEC: Create-payment request body`). */
export const strictCheckoutUrlSchema = z.string(expected('a string')).check(
  z.refine(isCheckoutUrl, 'must be an absolute https URL without credentials (http on loopback only)'),
  // JSON Schema has no case-insensitive patterns.
  z.meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#][^\\s\\\\]*$' }),
);
