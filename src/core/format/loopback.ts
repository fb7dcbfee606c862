/** What `URL.hostname` can be for this very machine: `*.localhost` (RFC 6761), 127.0.0.0/8, `::1`. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an http(s) URL points at this very machine. Reads the parsed host, so `http://0x7f.1` is loopback too. */
export const isLoopback = (url: URL): boolean => LOOPBACK.test(url.hostname);

/** Whether nobody on the way can read or change what travels: https, or http that never leaves the machine. */
export const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
