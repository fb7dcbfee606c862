import type { Context } from 'hono';
import { UNSTORABLE_TEXT } from '../body.js';
import { ApiError } from '../errors.js';
import type { GatewayEnv } from './parts.js';

/** The text with its percent-encoding undone, or as it is where that is broken. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The id in a gateway URL of ours; undefined for any other text. */
const idInGatewayUrl = (text: string, baseUrl: string): string | null | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.origin === new URL(baseUrl).origin ? url.searchParams.get('pid') : undefined;
};

/** The id that a segment of a path stands for: itself, or the one in a gateway URL of ours. */
export const paymentIdIn = (text: string, baseUrl: string): string => idInGatewayUrl(decode(text), baseUrl) ?? text;

/**
 * The payment that a path names. Wallets of the public service do not take apart a gateway URL on a host that they do
 * not know: they send the whole URL, encoded once more, in the place of the id.
 */
export const readPaymentId = (context: Context<GatewayEnv>, baseUrl: string): string => {
  const text = context.req.param('id') ?? '';
  const id = paymentIdIn(text, baseUrl);
  if (UNSTORABLE_TEXT.test(id) || UNSTORABLE_TEXT.test(decode(text)))
    throw new ApiError('params_validation', 'Validation error: id is not a payment id');
  return id;
};
