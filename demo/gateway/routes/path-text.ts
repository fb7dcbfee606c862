import type { Context } from 'hono';
import { UNSTORABLE_TEXT } from '../http/body.js';
import type { GatewayEnv } from './gateway-context.js';
import { decode } from './payment-id.js';

/** A parameter of the path. A text that no database stores is read as an empty one, which no row has as its id. */
export const readPathText = (context: Context<GatewayEnv>, name: string): string => {
  const text = context.req.param(name) ?? '';
  return UNSTORABLE_TEXT.test(text) || UNSTORABLE_TEXT.test(decode(text)) ? '' : text;
};
