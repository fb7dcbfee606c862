import type { Context } from 'hono';
import { UNSTORABLE_TEXT } from '../body.js';
import { ApiError } from '../errors.js';
import type { GatewayEnv } from './parts.js';

const decode = (text: string): string => {
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

/**
 * The payment that a path names. Wallets of the public service do not take apart a gateway URL on a host that they do
 * not know: they send the whole URL, encoded once more, in the place of the id.
 */
export const readPaymentId = (context: Context<GatewayEnv>, baseUrl: string): string => {
  const text = context.req.param('id') ?? '';
  const decoded = decode(text);
  if (UNSTORABLE_TEXT.test(decoded))
    throw new ApiError('params_validation', 'Validation error: id is not a payment id');
  return idInGatewayUrl(decoded, baseUrl) ?? text;
};
