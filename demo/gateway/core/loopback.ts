/** `*.localhost` (RFC 6761), 127.0.0.0/8, `::1`. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True if a host name, as URLs write it in lower case and without a port, is this machine. */
export const isLoopbackHost = (name: string): boolean => LOOPBACK.test(name);
