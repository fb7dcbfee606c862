import type { KnownErrorCode } from 'pay-status/contract';
import { isLoopbackHost } from '../core/loopback.js';
import { ApiError } from './errors.js';

const REFUSAL = `The gateway does not answer under the host in the Host header: start the sandbox with --host 127.0.0.1 \
--host <name>, where the first one is the address to bind, or with --base-url if it is the public address`;

const isAllowedHost = (header: string | null, configured: readonly string[]): boolean => {
  if (header === null) return true;
  const name = header.replace(/:\d*$/, '').toLowerCase();
  return isLoopbackHost(name) || configured.some((host) => host.toLowerCase() === name);
};

/**
 * Throws with this code unless the Host header names this machine or one of the configured hosts: a foreign page whose name
 * resolves to 127.0.0.1 (DNS rebinding) must not reach the sandbox, whose keys everybody knows. A request without the header
 * did not come over a network: the caller is in the same process.
 */
export const requireAllowedHost = (headers: Headers, configured: readonly string[], code: KnownErrorCode): void => {
  if (!isAllowedHost(headers.get('host'), configured)) throw new ApiError(code, REFUSAL);
};
