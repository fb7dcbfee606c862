import { isCheckoutUrl } from './gateway/wire/checkout-url.js';

/** Written out in full: what `URL` would repair (`https:host`, blanks) is refused. */
const ABSOLUTE = /^https?:\/\/[^\s/\\?#]+([^\s]*)$/i;
/** Plain enough to stand in a header: no quote, comma, asterisk or semicolon, which `URL` lets pass. */
const PLAIN_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

const problemOf = (text: string): string | undefined => {
  // Before all else, wherever the sign stands, and without the text: a password may be in it, and what is printed may be kept.
  if (text.includes('@'))
    return 'must be without user name and password, and so without "@": let the proxy ask for them';
  const [, rest = ''] = ABSOLUTE.exec(text) ?? [];
  if (!ABSOLUTE.test(text) || !URL.canParse(text) || !PLAIN_ORIGIN.test(new URL(text).origin))
    return `must be a whole address such as https://sandbox.example, not "${text}"`;
  if (!/^\/?$/.test(rest))
    return `must end after the host and its port, unlike "${text}": give the sandbox a host name of its own, whose "/" it has`;
  if (!isCheckoutUrl(text))
    return `must be https, or http on loopback, unlike "${text}": put a proxy with TLS in front and name its address here. \
For a device on a cable leave it away, and lead the port there, such as adb reverse tcp:4242 tcp:4242`;
  return undefined;
};

/**
 * Reads the address under which others reach the sandbox, as the browser writes an origin.
 *
 * @param name what the address was given by, for the message
 * @throws unless it is an origin that the elements take: https, or http on loopback
 */
export const readBaseUrl = (name: string, text: string): string => {
  const problem = problemOf(text);
  if (problem) throw new Error(`${name} ${problem}`);
  return new URL(text).origin;
};
