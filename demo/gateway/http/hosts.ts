import { isLoopbackHost } from '../core/loopback.js';

/**
 * True if the Host header names this machine or one of the configured hosts: a foreign name that resolves to 127.0.0.1
 * (DNS rebinding) must not reach the sandbox. A request without the header did not come over a network: the caller is in
 * the same process.
 */
export const isAllowedHost = (header: string | null, configured: readonly string[]): boolean => {
  if (header === null) return true;
  const name = header.replace(/:\d*$/, '').toLowerCase();
  return isLoopbackHost(name) || configured.some((host) => host.toLowerCase() === name);
};
