import { isLoopbackHost } from './loopback.js';

/** The host of a URL, without its port. A trailing dot makes a name absolute and does not change which host it is. */
export const getHostName = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

/** An IPv6 address without its brackets. */
const BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i;

/**
 * Parses a host, with or without a port, into the form in which URLs write it: lower case, ASCII, the usual form of an address.
 * Undefined if it is not a host alone.
 */
const parseHostName = (text: string): string | undefined => {
  if (/[/?#@\\\s]/.test(text)) return undefined;
  const url = `http://${BARE_IPV6.test(text) ? `[${text}]` : text}`;
  return URL.canParse(url) ? getHostName(new URL(url)) : undefined;
};

/** True if the host is this machine or one of the configured hosts, however they are written and under any port. */
export const isOwnHost = (host: string, configured: readonly string[]): boolean => {
  const name = parseHostName(host);
  if (name === undefined) return false;
  return isLoopbackHost(name) || configured.some((own) => parseHostName(own) === name);
};
