import { isPayError, parseNavigationUrl } from 'pay-status/client';
import * as z from 'zod/mini';
import { expected } from './expected.js';

/**
 * True if a buyer may be sent there: an absolute https URL, or http on loopback, without credentials. The policy is that of the
 * checkout page, which shows no link to any other URL.
 */
export const isCheckoutUrl = (text: string): boolean => {
  try {
    parseNavigationUrl(text);
    return true;
  } catch (error) {
    if (!isPayError(error)) throw error;
    return false;
  }
};

/** A `successUrl` or `errorUrl` of a create request (`SPEC: Create-payment request body`). */
export const strictCheckoutUrlSchema = z.string(expected('a string')).check(
  z.refine(isCheckoutUrl, 'must be an absolute https URL without credentials (http on loopback only)'),
  // JSON Schema has no case-insensitive patterns.
  z.meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#][^\\s\\\\]*$' }),
);
