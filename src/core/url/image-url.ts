import { parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';
import { hasMerchantSecret } from '../format/quote-value.js';

/**
 * Returns the URL of an icon from the gateway if it is absolute, without credentials, and https, or http on loopback, where a
 * gateway under development runs. Undefined for any other value of any type, and for a URL that contains a merchant's secret.
 */
export const parseImageUrl = (raw: unknown): string | undefined => {
  const url = typeof raw === 'string' && !hasMerchantSecret(raw) ? parseAbsoluteUrl(raw) : undefined;
  return url instanceof URL && isSecure(url) ? url.href : undefined;
};
