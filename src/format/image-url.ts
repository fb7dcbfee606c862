import { parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';

/**
 * The address of an icon that a gateway sent, if it may be loaded: absolute, https or http on loopback, no credentials.
 * Anything else, of whatever type, is undefined and is never loaded.
 */
export const safeImageUrl = (raw: unknown): string | undefined => {
  const url = typeof raw === 'string' ? parseAbsoluteUrl(raw) : undefined;
  return url instanceof URL && isSecure(url) ? url.href : undefined;
};
