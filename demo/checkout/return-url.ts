import { isCheckoutUrl } from '../gateway/wire/checkout-url.js';

/** No address of an app is longer, UTF-16 code units. */
const MAX_LENGTH = 2_048;

/** A scheme, and what follows without user name and password. */
const APP_URL = /^([a-z][a-z\d+.-]*:)(?!\/\/[^/?#]*@)/i;

/**
 * Where an app wants its user back: `returnUrl` of the page's address, which anybody can write. So it is no more than a
 * button. Undefined unless it is https (http on loopback) or has one of these schemes.
 */
export const readReturnUrl = (text: string | undefined, schemes: readonly string[]): string | undefined => {
  if (!text || text.length > MAX_LENGTH || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  const [, scheme = ''] = APP_URL.exec(text) ?? [];
  const isApps = schemes.includes(scheme.toLowerCase()) && URL.canParse(text);
  return isApps || isCheckoutUrl(text) ? text : undefined;
};

/** Says where it leads: to an app, or to which site. */
export const returnLabel = (returnUrl: string): string => {
  const { protocol, host } = new URL(returnUrl);
  return /^https?:$/.test(protocol) ? `Back to ${host}` : 'Back to the app';
};
