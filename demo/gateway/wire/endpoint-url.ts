import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { getHostName } from '../core/host-name.js';
import { isLoopbackHost } from '../core/loopback.js';

const MAX_URL_LENGTH = 2_048;

export const PRIVATE_NETWORK_PROBLEM = 'must not lead into a private network';

/** Deprecated IPv6 addresses that carry an IPv4 one (RFC 4291), which the library counts as public. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/**
 * True if the IP address is not one of the public internet: of this machine, of a private network, reserved, or an IPv6 address
 * that carries an IPv4 one, such as those of NAT64, 6to4 and Teredo.
 */
export const isPrivateAddress = (text: string): boolean => {
  const address = ipaddr.process(text);
  return address.range() !== 'unicast' || (address instanceof ipaddr.IPv6 && address.match(IPV4_COMPATIBLE));
};

/** The IP address that is the host of a URL; undefined for a name. */
export const getAddress = ({ hostname }: URL): string | undefined => {
  const text = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(text) ? text : undefined;
};

/**
 * True if the host of the URL is a private address or a name of loopback. Other names are not looked up here.
 */
export const isPrivateUrl = (url: URL): boolean => {
  const address = getAddress(url);
  return address === undefined ? isLoopbackHost(getHostName(url)) : isPrivateAddress(address);
};

const getProblem = (text: string, guardsNetwork: boolean): string | undefined => {
  if (!URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return 'must be http or https';
  if (username || password) return 'must not hold credentials';
  if (guardsNetwork && isPrivateUrl(url)) return PRIVATE_NETWORK_PROBLEM;
  return undefined;
};

/**
 * The URL of a webhook endpoint. The sandbox also sends to this machine, which is what it is for; with the guard it
 * refuses private addresses in the URL. Names are resolved when a webhook is sent.
 */
export const endpointUrlSchema = (guardsNetwork: boolean) =>
  z.string().check(
    z.maxLength(MAX_URL_LENGTH),
    z.check((context) => {
      const problem = getProblem(context.value, guardsNetwork);
      if (problem) context.issues.push({ code: 'custom', input: context.value, message: problem });
    }),
  );
