import type { Context } from 'hono';
import { isOwnHost } from '../core/host-name.js';
import { UNSTORABLE_TEXT } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import type { GatewayEnv } from './gateway-context.js';

/** Percent-decodes the text; returns it unchanged if it is malformed. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Browsers connect to them as to this machine. */
const UNSPECIFIED = ['0.0.0.0', '[::]'];

/**
 * True for this machine and the configured hosts, under any port: a page opened as `127.0.0.1`, under a name of `--host` or
 * through a forwarded port shows that address, and no other gateway has the same payment id.
 */
const isOwnAddress = ({ protocol, host }: URL, hosts: readonly string[]): boolean =>
  isOwnHost(host, [...UNSPECIFIED, ...hosts]) && /^https?:$/.test(protocol);

/** The id in a gateway URL of this gateway; undefined for any other text. */
const getIdInGatewayUrl = (text: string, hosts: readonly string[]): string | null | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return isOwnAddress(url, hosts) ? url.searchParams.get('pid') : undefined;
};

/**
 * The payment id of a path segment: the segment itself, or the id in a gateway URL of this gateway.
 *
 * @param hosts the hosts of this gateway besides loopback
 */
export const getPaymentId = (text: string, hosts: readonly string[]): string =>
  getIdInGatewayUrl(decode(text), hosts) ?? text;

/**
 * The payment id of a path. Wallets of the public service do not parse gateway URLs of unknown hosts: they send the whole
 * URL, encoded once more, in place of the id.
 */
export const readPaymentId = (context: Context<GatewayEnv>, hosts: readonly string[]): string => {
  const text = context.req.param('id') ?? '';
  const id = getPaymentId(text, hosts);
  if (UNSTORABLE_TEXT.test(id) || UNSTORABLE_TEXT.test(decode(text)))
    throw new ApiError('params_validation', 'Validation error: id is not a payment id');
  return id;
};
