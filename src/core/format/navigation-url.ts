import { orThrow, parseAbsoluteUrl } from './absolute-url.js';
import { isSecure } from './loopback.js';

/** Schemes that run script, show local content or hide a second URL. */
const NEVER = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source):$/;

const PARAMETER = 'payment_id';

const parseNavigationUrl = (raw: string, allow: readonly string[]): URL | string => {
  const url = parseAbsoluteUrl(raw);
  if (typeof url === 'string' || isSecure(url)) return url;
  const { protocol, origin } = url;
  // http is allowed by origin only.
  if (!NEVER.test(protocol) && allow.includes(protocol === 'http:' ? origin : protocol)) return url;
  return `has the scheme ${protocol} which is not allowed here`;
};

/**
 * Reads a URL that a buyer is to be sent to. Allowed: https, http on loopback, and what `allow` names.
 *
 * @param allow schemes of apps in lower case and with colon (`metamask:`), and origins of http servers of an intranet as
 * `URL.origin` writes them (`http://till.example:8080`); those of {@link NEVER} stay refused
 * @throws ConfigurationError `refused_url`: relative, malformed, without host, with credentials, whitespace, control
 * characters or backslashes, or of a scheme that is not allowed. The message says which.
 */
export const readNavigationUrl = (raw: string, allow: readonly string[] = []): URL =>
  orThrow(parseNavigationUrl(raw, allow), 'refused_url', 'URL');

/**
 * Name and value of one `name=value` of a query, decoded as servers do it.
 * The question mark is stripped again by the constructor, which would otherwise strip one that belongs to the name.
 */
const readParameter = (part: string): readonly [name?: string, value?: string] =>
  [...new URLSearchParams(`?${part}`)][0] ?? [];

/**
 * Adds `payment_id` to the query of a URL, before the hash. One with that value stays, one with another is replaced,
 * further ones are removed; the rest of the URL is left as it is written, to the byte.
 */
export const addPaymentId = (raw: string, paymentId: string): string => {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(raw) ?? [];
  const added = `${PARAMETER}=${encodeURIComponent(paymentId)}`;
  let isThere = false;
  const parts = (query ?? '').split('&').flatMap((part) => {
    const [name, value] = readParameter(part);
    if (name !== PARAMETER) return [part];
    if (isThere) return [];
    isThere = true;
    return [value === paymentId ? part : added];
  });
  // An empty last part is what a missing query, a lone `?` and a trailing `&` leave: the parameter goes there.
  if (!isThere) parts.splice(parts.at(-1) ? parts.length : -1, 1, added);
  return `${path}?${parts.join('&')}${hash}`;
};

const withoutPaymentId = (href: string): string => {
  const url = new URL(href);
  const rest = [...url.searchParams].filter(([name]) => name !== PARAMETER);
  url.search = url.hash = '';
  return `${url.href}?${new URLSearchParams(rest)}`;
};

/** Whether two absolute URLs are the same page when `payment_id` and the hash are left out. */
export const isSamePage = (target: string, current: string): boolean => {
  try {
    return withoutPaymentId(target) === withoutPaymentId(current);
  } catch {
    return false;
  }
};
