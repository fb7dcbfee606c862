import * as z from 'zod/mini';

/**
 * Addresses of this machine and of private networks (RFC 1918, 4193, 3927, 6598), as URL hosts write them, and IPv6
 * addresses that embed an IPv4 address (RFC 4291, 6052).
 */
const PRIVATE_HOST =
  /^(localhost|.*\.localhost|0\..*|10\..*|127\..*|169\.254\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\..*|\[(::.*|f[cd].*|fe[89ab].*|64:ff9b:.*)\])$/;

const MAX_URL_LENGTH = 2_048;

export const PRIVATE_NETWORK_PROBLEM = 'must not lead into a private network';

/**
 * True if the host of the URL is a private address. Names are not looked up: `fetch` looks them up again and may get
 * another answer. A trailing dot makes a name absolute and does not change which host it is.
 */
export const isPrivateUrl = ({ hostname }: URL): boolean => PRIVATE_HOST.test(hostname.replace(/\.$/, ''));

const getProblem = (text: string, guardsNetwork: boolean): string | undefined => {
  if (!URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return 'must be http or https';
  if (username || password) return 'must not hold credentials';
  if (guardsNetwork && isPrivateUrl(url)) return PRIVATE_NETWORK_PROBLEM;
  return undefined;
};

/**
 * The URL of a webhook endpoint. The sandbox also sends to this machine, which is what it is for; with the guard it
 * refuses private addresses in the URL, but does not resolve names.
 */
export const endpointUrlSchema = (guardsNetwork: boolean) =>
  z.string().check(
    z.maxLength(MAX_URL_LENGTH),
    z.check((context) => {
      const problem = getProblem(context.value, guardsNetwork);
      if (problem) context.issues.push({ code: 'custom', input: context.value, message: problem });
    }),
  );
