import { isCheckoutUrl } from '../gateway/wire/checkout-url.js';
import type { ReturnTexts } from './texts/return.js';

/** Maximum length in UTF-16 code units. */
const MAX_LENGTH = 2_048;

/** A URL without user name and password; captures its scheme. */
const APP_URL = /^([a-z][a-z\d+.-]*:)(?!\/\/[^/?#]*@)/i;

/**
 * Reads the query parameter `returnUrl`. Anybody can write it, so it is only shown as a button. Undefined unless it is https
 * (http on loopback) or has one of these schemes.
 */
export const readReturnUrl = (text: string | undefined, schemes: readonly string[]): string | undefined => {
  if (!text || text.length > MAX_LENGTH || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  const [, scheme = ''] = APP_URL.exec(text) ?? [];
  const isApps = schemes.includes(scheme.toLowerCase()) && URL.canParse(text);
  return isApps || isCheckoutUrl(text) ? text : undefined;
};

/** Label of the link, which names its target. */
export const returnLabel = (returnUrl: string, { site, app }: ReturnTexts): string => {
  const { protocol, host } = new URL(returnUrl);
  return /^https?:$/.test(protocol) ? site.replace('{host}', host) : app;
};
