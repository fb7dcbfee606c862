import { isLoopback } from '../../../core/url/loopback.js';
import { isOfHost } from '../../shared/same-host.js';

/**
 * Returns the origin at which the buyer's browser has reached this server: the one of `origins` with the host of the request,
 * otherwise the first of them. Without `origins`, it is https but on loopback: a proxy that ends TLS does not pass the scheme on.
 */
export const getOrigin = ({ headers, url }: Request, origins: readonly string[] | undefined): string => {
  const host = headers.get('host') ?? new URL(url).host;
  if (origins) return new URL(origins.find((origin) => isOfHost(origin, host)) ?? origins[0] ?? url).origin;
  const isOwnMachine = URL.canParse(`https://${host}`) && isLoopback(new URL(`https://${host}`));
  return `${isOwnMachine ? new URL(url).protocol : 'https:'}//${host}`;
};
