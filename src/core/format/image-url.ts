import { parseAbsoluteUrl } from './absolute-url.js';

/**
 * Returns the URL of an icon from the gateway if it is absolute, https and without credentials. Undefined for any other
 * value of any type.
 */
export const parseImageUrl = (raw: unknown): string | undefined => {
  const url = typeof raw === 'string' ? parseAbsoluteUrl(raw) : undefined;
  return url instanceof URL && url.protocol === 'https:' ? url.href : undefined;
};
