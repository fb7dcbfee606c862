import * as z from 'zod/mini';
import type { Outside } from './deliverer.js';

/**
 * Addresses of this machine and of private networks (RFC 1918, 4193, 3927, 6598), as URL hosts write them, and those that
 * carry an address of version 4 in one of version 6 (RFC 4291, 6052).
 */
const PRIVATE_HOST =
  /^(localhost|.*\.localhost|0\..*|10\..*|127\..*|169\.254\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\..*|\[(::.*|f[cd].*|fe[89ab].*|64:ff9b:.*)\])$/;

const LONGEST_URL = 2_048;

const INSIDE = 'must not lead into a private network';

// A dot at its end makes a name absolute, and no other.
const leadsInside = ({ hostname }: URL): boolean => PRIVATE_HOST.test(hostname.replace(/\.$/, ''));

const problemOf = (text: string, guardsNetwork: boolean): string | undefined => {
  if (!URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return 'must be http or https';
  if (username || password) return 'must not hold credentials';
  if (guardsNetwork && leadsInside(url)) return INSIDE;
  return undefined;
};

/**
 * Where events may be sent. The sandbox sends to this machine too, which is what it is for; with the guard on it refuses
 * what leads into a private network by its address.
 */
export const endpointUrlSchema = (guardsNetwork: boolean) =>
  z.string().check(
    z.maxLength(LONGEST_URL),
    z.check((context) => {
      const problem = problemOf(context.value, guardsNetwork);
      if (problem) context.issues.push({ code: 'custom', input: context.value, message: problem });
    }),
  );

/** Sends as before, but nothing into a private network: the endpoint may have been registered before there was a guard. */
export const guardSending =
  (send: Outside['send']): Outside['send'] =>
  async (url, init) => {
    if (leadsInside(new URL(url))) throw new Error(`The URL ${INSIDE}`);
    return send(url, init);
  };
