const LOOPBACK = /^(localhost|[^.]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the Host header names this machine or one of the configured hosts: a foreign name that resolves to 127.0.0.1
 * (DNS rebinding) must not reach the sandbox. Without the header there is no network: the caller sits in the same process.
 */
export const isAllowedHost = (header: string | null, configured: readonly string[]): boolean => {
  if (header === null) return true;
  const name = header.replace(/:\d*$/, '').toLowerCase();
  return LOOPBACK.test(name) || configured.some((host) => host.toLowerCase() === name);
};
