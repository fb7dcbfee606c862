import { MAX_LENGTHS } from '../../contract/limits.js';
import { assertUrl, parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';
import { trimEnd } from '../format/trim-end.js';

const checkBaseUrl = (raw: string): URL | string => {
  const url = parseAbsoluteUrl(raw);
  if (typeof url === 'string') return url;
  if (!isSecure(url)) return 'must be https, or http on loopback';
  return /[?#]/.test(raw) ? 'must not have a query or a hash' : url;
};

/**
 * Parses the base URL of a gateway: https, or http on loopback, without credentials, query and hash.
 *
 * @param name the attribute or option that was set, for the message
 * @returns the URL without a trailing slash, so that a path can follow
 * @throws ConfigurationError `invalid_base_url`
 */
export const parseBaseUrl = (raw: string, name = 'baseUrl'): string =>
  trimEnd(
    assertUrl(checkBaseUrl(raw), {
      code: 'invalid_base_url',
      name,
      raw,
      expected: 'Use the https URL of the gateway, such as "https://gateway.example".',
    }).href,
    '/',
  );

const checkShopUrl = (raw: string, paymentId: string, pageUrl: string): URL | string => {
  if (!raw) return 'is empty';
  if (raw.length > MAX_LENGTHS.URL) return `has more than ${MAX_LENGTHS.URL} characters`;
  // Dot segments would change the path; percent-encoding makes everything else safe.
  if (/^\.*$/.test(paymentId)) return 'cannot contain this payment id';
  try {
    const page = new URL(pageUrl);
    // `URL` encodes the braces of a template.
    const url = new URL(raw.replace(/\{id\}|%7Bid%7D/gi, encodeURIComponent(paymentId)), page);
    if (!/^https?:$/.test(url.protocol) || url.origin !== page.origin) return 'must be of the same origin as the page';
    return url.username || url.password ? 'contains credentials' : url;
  } catch {
    return 'is malformed';
  }
};

/**
 * Resolves the URL of an endpoint of the page's own server, for the status, for cancelling or for paying. It may be relative.
 *
 * @param raw the URL; each `{id}` in it is replaced by the percent-encoded payment id
 * @param pageUrl the base, whose origin the URL must have, because it is requested with the buyer's cookies
 * @throws ConfigurationError `invalid_status_url`, `invalid_cancel_url`, `invalid_pay_url`
 */
export const resolveShopUrl = (
  raw: string,
  paymentId: string,
  pageUrl: string,
  what: 'status' | 'cancel' | 'pay' = 'status',
): string =>
  assertUrl(checkShopUrl(raw, paymentId, pageUrl), {
    code: `invalid_${what}_url`,
    name: `${what}-url`,
    raw,
    expected: `Use a path of the page's own server, such as "/${what}/{id}".`,
  }).href;
