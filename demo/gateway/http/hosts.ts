import type { KnownErrorCode } from 'pay-status/contract';
import { isOwnHost } from '../core/host-name.js';
import { ApiError } from './errors.js';

const REFUSAL = `The gateway does not answer under the host in the Host header: start the sandbox with --host 127.0.0.1 \
--host <name>, where the first one is the address to bind, or with --base-url if it is the public address`;

/**
 * Throws with this code unless the Host header names this machine or one of the configured hosts: a foreign page whose name
 * resolves to 127.0.0.1 (DNS rebinding) must not reach the sandbox, whose keys everybody knows. A request without the header
 * did not come over a network: the caller is in the same process.
 */
export const requireAllowedHost = (headers: Headers, configured: readonly string[], code: KnownErrorCode): void => {
  const host = headers.get('host');
  if (host !== null && !isOwnHost(host, configured)) throw new ApiError(code, REFUSAL);
};
