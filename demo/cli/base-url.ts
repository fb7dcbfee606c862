import { isCheckoutUrl } from '../gateway/wire/checkout-url.js';

/** Stricter than `URL`, which repairs `https:host` and ignores blanks. */
const ABSOLUTE = /^https?:\/\/[^\s/\\?#]+((?:[/\\?#]\S*)?)$/i;
/** Safe in a header: no quote, comma, asterisk or semicolon, which `URL` accepts. */
const PLAIN_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

const findProblem = (text: string): string | undefined => {
  // Checked first, and reported without the text: it may hold a password, and output may be stored.
  if (text.includes('@')) return 'must not contain a user name or password: configure them in the proxy';
  const [, rest = ''] = ABSOLUTE.exec(text) ?? [];
  if (!ABSOLUTE.test(text) || !URL.canParse(text) || !PLAIN_ORIGIN.test(new URL(text).origin))
    return `must be a whole address such as https://sandbox.example, not "${text}"`;
  if (!/^\/?$/.test(rest)) return `must not have a path, unlike "${text}": give the sandbox a host name of its own`;
  if (!isCheckoutUrl(text))
    return `must be https, or http on loopback, unlike "${text}": put a proxy with TLS in front and name its address here. \
For a device connected by USB, omit the option and forward the port, such as adb reverse tcp:4242 tcp:4242`;
  return undefined;
};

/**
 * Parses the public address of the sandbox into an origin, as a browser serializes it.
 *
 * @param name the option or variable, for the error message
 * @throws if it is not an origin that the elements accept: https, or http on loopback
 */
export const readBaseUrl = (name: string, text: string): string => {
  const problem = findProblem(text);
  if (problem) throw new Error(`${name} ${problem}`);
  return new URL(text).origin;
};
