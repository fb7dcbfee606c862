import { quoteValue } from '../../../core/format/quote-value.js';
import { isLoopback } from '../../../core/url/loopback.js';
import { isOfHost } from '../../shared/same-host.js';

const getHost = ({ headers, url }: Request): string => headers.get('host') ?? new URL(url).host;

/**
 * Returns the origin at which the buyer's browser has reached this server: the one of `origins` with the host of the request,
 * otherwise the first of them. Without `origins`, it is https but on loopback: a proxy that ends TLS does not pass the scheme on.
 */
export const getOrigin = (request: Request, origins: readonly string[] | undefined): string => {
  const { url } = request;
  const host = getHost(request);
  if (origins) return new URL(origins.find((origin) => isOfHost(origin, host)) ?? origins[0] ?? url).origin;
  const isOwnMachine = URL.canParse(`https://${host}`) && isLoopback(new URL(`https://${host}`));
  return `${isOwnMachine ? new URL(url).protocol : 'https:'}//${host}`;
};

/**
 * Returns the origin of the page that has sent the request, if it is of another host than the request: a proxy has changed the header
 * `Host`, so that links lead elsewhere. On loopback, no other device follows a link.
 */
export const findOtherOrigin = (request: Request, origins: readonly string[] | undefined): string | undefined => {
  const origin = request.headers.get('origin') ?? '';
  if (origins || !URL.canParse(origin) || isLoopback(new URL(origin))) return undefined;
  return isOfHost(origin, getHost(request)) ? undefined : new URL(origin).origin;
};

/** Says why a request for a payment was refused. What the browser itself calls another origin, the option `origins` does not allow. */
export const explainOrigin = ({ headers }: Request): string => {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const fix =
    site === 'same-origin'
      ? 'If this is a page of yours, add it to origins.'
      : 'Serve the page and this handler from one origin: let the development server, or a proxy, pass the requests on. The option origins does not allow others.';
  return `A request for a payment was refused, because its origin is ${quoteValue(headers.get('origin') ?? 'unknown')}. ${fix}`;
};
