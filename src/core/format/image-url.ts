import { parseAbsoluteUrl } from './absolute-url.js';

/**
 * The address of an icon that a gateway sent, if it may be loaded: absolute, https, no credentials.
 * Anything else, of whatever type, is undefined and is never loaded.
 */
export const safeImageUrl = (raw: unknown): string | undefined => {
  const url = typeof raw === 'string' ? parseAbsoluteUrl(raw) : undefined;
  return url instanceof URL && url.protocol === 'https:' ? url.href : undefined;
};
