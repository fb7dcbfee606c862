import { toJson } from '../../core/json.js';

/**
 * Returns the id of a request: a hash of its parts, so that it is the same after a reload. It is not a secret, and its uniqueness
 * protects the buyer from a second prompt only: the host compares nothing but ids.
 */
export const createRequestId = async (parts: readonly unknown[]): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(toJson(parts)));
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
