import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isOfHost, isSameOriginAs } from '../shared/same-host.js';
import { respondError } from './responses.js';

/** An origin in any spelling: a path, a query and a fragment are not part of one. */
const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && /^https?:\/\/[^/?#@\\\s]+$/i.test(text) && URL.canParse(text);

/**
 * Returns the option `origins` if it is valid.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkOrigins = (origins: readonly string[] | undefined): readonly string[] | undefined => {
  if (origins === undefined || (Array.isArray(origins) && origins.length && origins.every(isOrigin))) return origins;
  throw new ConfigurationError(
    'invalid_option',
    'origins must be a list of origins without a path, such as https://shop.example.',
  );
};

/**
 * Returns true for a request that a page of this server has sent. No page can change `Sec-Fetch-Site` and `Origin`. The first one
 * suffices: a page without referrer sends `Origin: null` with its forms, and a proxy may change `Host`. Browsers that do not send it
 * send `Origin` with every POST; its scheme is not compared, because it is not known behind a proxy that ends TLS.
 *
 * @param origins the origins of the pages; undefined: that of the request's own host
 */
export const isSameOrigin = ({ headers, url }: Request, origins: readonly string[] | undefined): boolean => {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  // Also another scheme of the same host.
  if (site && site !== 'same-origin') return false;
  if (origin && origin !== 'null' && origins) return origins.some((own) => isSameOriginAs(origin, own));
  if (site) return true;
  // Adapters such as `toNodeListener` do not pass the host on in the URL.
  return origin !== null && isOfHost(origin, headers.get('host') ?? new URL(url).host);
};

export const respondForeignOrigin = (): Response =>
  respondError(403, 'forbidden', 'Only pages of this server may send this request');
