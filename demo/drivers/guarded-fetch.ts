import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Agent, fetch } from 'undici';
import { PrivateAddressError } from '../gateway/webhooks/private-address-error.js';
import { getAddress, isPrivateAddress } from '../gateway/wire/endpoint-url.js';

interface GuardedFetchOptions {
  /** Default: that of the operating system. */
  readonly lookup?: LookupFunction;
  /** Returns true for an IP address that must not be reached. Default: private ones, and all of this machine. */
  readonly isRefused?: (address: string) => boolean;
}

/** The public addresses of this machine lead into it, too. */
const isOwnAddress = (address: string): boolean =>
  Object.values(networkInterfaces()).some((own) => own?.some((one) => one.address === address));

/** Looks up all addresses of a name, and fails if one of them is refused. */
const guardLookup =
  (lookup: LookupFunction, isRefused: (address: string) => boolean): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = found as readonly LookupAddress[];
      if (error) done(error, []);
      else if (addresses.some(({ address }) => isRefused(address))) done(new PrivateAddressError(name), []);
      else if (options.all) done(null, [...addresses]);
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };

/**
 * Creates a `fetch` that connects to no private address and not to this machine, whatever its host resolves to. It connects to
 * the very addresses that were checked: a second look-up could return others (DNS rebinding).
 */
export const createGuardedFetch = ({
  lookup = lookUp,
  isRefused = (address) => isPrivateAddress(address) || isOwnAddress(address),
}: GuardedFetchOptions = {}): ((url: string, init: RequestInit) => Promise<Response>) => {
  const dispatcher = new Agent({ connect: { lookup: guardLookup(lookup, isRefused) } });
  return async (url, init) => {
    const address = getAddress(new URL(url));
    // An address is not looked up.
    if (address !== undefined && isRefused(address)) throw new PrivateAddressError(address);
    try {
      return (await fetch(url, { ...(init as object), dispatcher })) as unknown as Response;
    } catch (error) {
      // `fetch failed` says less than its cause.
      throw (error as Error).cause ?? error;
    }
  };
};
