import { parseAbsoluteUrl } from './absolute-url.js';

/**
 * Returns the URL of an icon that a gateway sent if it may be loaded: absolute, https, no credentials. Undefined for anything
 * else, of any type.
 */
export const parseImageUrl = (raw: unknown): string | undefined => {
  const url = typeof raw === 'string' ? parseAbsoluteUrl(raw) : undefined;
  return url instanceof URL && url.protocol === 'https:' ? url.href : undefined;
};
