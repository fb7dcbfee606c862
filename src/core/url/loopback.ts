/** Values of `URL.hostname` on loopback: `*.localhost` (RFC 6761), 127.0.0.0/8, `::1`. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns true if an http(s) URL is on loopback. Reads the parsed host, so `http://0x7f.1` is loopback too. */
export const isLoopback = (url: URL): boolean => LOOPBACK.test(url.hostname);

/** Returns true if the connection is secure: https, or http on loopback. */
export const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
