import { orThrow, parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';

const parseBaseUrl = (raw: string): URL | string => {
  const url = parseAbsoluteUrl(raw);
  if (typeof url === 'string') return url;
  if (!isSecure(url)) return 'must be https, or http on this machine';
  return /[?#]/.test(raw) ? 'must have neither query nor hash' : url;
};

/**
 * Reads the address of a gateway: https, or http on loopback, without credentials, query and hash.
 *
 * @returns the address without trailing slash, so that a path that begins with one can follow
 * @throws ConfigurationError `invalid_base_url`
 */
export const readBaseUrl = (raw: string): string =>
  orThrow(parseBaseUrl(raw), 'invalid_base_url', 'base URL').href.replace(/\/+$/, '');

const resolveShopUrl = (raw: string, paymentId: string, pageUrl: string): URL | string => {
  // Dots would leave the folder that the page meant; nothing else survives the encoding.
  if (/^\.*$/.test(paymentId)) return 'cannot hold this payment id';
  try {
    const page = new URL(pageUrl);
    // A template that went through `URL` has its braces encoded.
    const url = new URL(raw.replace(/\{id\}|%7Bid%7D/gi, encodeURIComponent(paymentId)), page);
    if (!/^https?:$/.test(url.protocol) || url.origin !== page.origin) return 'must be of the origin of the page';
    return url.username || url.password ? 'carries credentials' : url;
  } catch {
    return 'is malformed';
  }
};

/**
 * Reads the address where the page's own server answers the status of a payment, or cancels it. It may be relative.
 *
 * @param raw the address; each `{id}` in it stands for the percent-encoded payment id
 * @param pageUrl what it is relative to, and whose origin it must have: it is asked with the buyer's cookies
 * @throws ConfigurationError `invalid_status_url`, `invalid_cancel_url`
 */
export const readShopUrl = (
  raw: string,
  paymentId: string,
  pageUrl: string,
  what: 'status' | 'cancel' = 'status',
): string => orThrow(resolveShopUrl(raw, paymentId, pageUrl), `invalid_${what}_url`, `${what} URL`).href;
