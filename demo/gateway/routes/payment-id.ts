import type { Context } from 'hono';
import { isLoopbackHost } from '../core/loopback.js';
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

/**
 * True for the gateway's own address, and for this machine under any name and port: a page opened as `127.0.0.1` or through
 * a forwarded port shows that address, and no other gateway has the same payment id.
 */
const isOwnAddress = ({ protocol, hostname, origin }: URL, baseUrl: string): boolean =>
  origin === new URL(baseUrl).origin || (/^https?:$/.test(protocol) && isLoopbackHost(hostname));

/** The id in a gateway URL of this gateway; undefined for any other text. */
const getIdInGatewayUrl = (text: string, baseUrl: string): string | null | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return isOwnAddress(url, baseUrl) ? url.searchParams.get('pid') : undefined;
};

/** The payment id of a path segment: the segment itself, or the id in a gateway URL of this gateway. */
export const getPaymentId = (text: string, baseUrl: string): string => getIdInGatewayUrl(decode(text), baseUrl) ?? text;

/**
 * The payment id of a path. Wallets of the public service do not parse gateway URLs of unknown hosts: they send the whole
 * URL, encoded once more, in place of the id.
 */
export const readPaymentId = (context: Context<GatewayEnv>, baseUrl: string): string => {
  const text = context.req.param('id') ?? '';
  const id = getPaymentId(text, baseUrl);
  if (UNSTORABLE_TEXT.test(id) || UNSTORABLE_TEXT.test(decode(text)))
    throw new ApiError('params_validation', 'Validation error: id is not a payment id');
  return id;
};
