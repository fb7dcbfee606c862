import { assertUrl, parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';

/** Schemes that run script, show local content or contain a second URL. */
const FORBIDDEN_SCHEMES = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source):$/;

const PARAMETER = 'payment_id';

/** The entry as URLs write it: without the default port, and with the host in lower case and ASCII. */
const parse = (entry: string): string | undefined => {
  try {
    return new URL(entry).href;
  } catch {
    return undefined;
  }
};

const checkNavigationUrl = (raw: string, allow: readonly string[]): URL | string => {
  const url = parseAbsoluteUrl(raw);
  if (typeof url === 'string' || isSecure(url)) return url;
  const { protocol, origin } = url;
  // http is allowed per origin only.
  const allowed = protocol === 'http:' ? `${origin}/` : protocol;
  if (!FORBIDDEN_SCHEMES.test(protocol) && allow.some((entry) => parse(entry) === allowed)) return url;
  return `has the scheme ${protocol}, which is not allowed`;
};

/**
 * Parses a URL to send a buyer to. Allowed are https, http on loopback, and the entries of `allow`.
 *
 * @param allow schemes of apps with the colon (`metamask:`), and origins of http servers of an intranet (`http://till.example:8080`); schemes that run script, such as `javascript:`, stay refused
 * @param name the attribute or option that was set, for the message
 * @throws ConfigurationError `refused_url`: relative, malformed, without host, with credentials, whitespace, control
 * characters or backslashes, or of a scheme that is not allowed. The message names the problem.
 */
export const parseNavigationUrl = (raw: string, allow: readonly string[] = [], name = 'URL'): URL =>
  assertUrl(checkNavigationUrl(raw, allow), {
    code: 'refused_url',
    name,
    raw,
    expected: 'Use an absolute URL that begins with https://.',
  });

/**
 * Decodes one `name=value` pair of a query. `URLSearchParams` strips one leading question mark: the added one, so that a
 * question mark that belongs to the name is kept.
 */
const readParameter = (part: string): readonly [name?: string, value?: string] =>
  [...new URLSearchParams(`?${part}`)][0] ?? [];

/**
 * Adds `payment_id` to the query of a URL, before the hash. A parameter with that value is kept, one with another value is
 * replaced, further ones are removed; the rest of the URL is unchanged, to the byte.
 */
export const addPaymentId = (raw: string, paymentId: string): string => {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(raw) ?? [];
  const added = `${PARAMETER}=${encodeURIComponent(paymentId)}`;
  let isPresent = false;
  const parts = (query ?? '').split('&').flatMap((part) => {
    const [name, value] = readParameter(part);
    if (name !== PARAMETER) return [part];
    if (isPresent) return [];
    isPresent = true;
    return [value === paymentId ? part : added];
  });
  // A missing query, a lone `?` and a trailing `&` leave an empty last part, which the parameter replaces.
  if (!isPresent) parts.splice(parts[parts.length - 1] ? parts.length : -1, 1, added);
  return `${path}?${parts.join('&')}${hash}`;
};

const withoutPaymentId = (href: string): string => {
  const url = new URL(href);
  const rest = [...url.searchParams].filter(([name]) => name !== PARAMETER);
  url.search = url.hash = '';
  return `${url.href}?${new URLSearchParams(rest)}`;
};

/** Returns true if two absolute URLs are equal except for `payment_id` and the hash. */
export const isSamePage = (target: string, current: string): boolean => {
  try {
    return withoutPaymentId(target) === withoutPaymentId(current);
  } catch {
    return false;
  }
};
