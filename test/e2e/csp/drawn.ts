import { renderPayCheckout } from '../../../src/ssr/index.js';
import type { Hosts } from './hosts.js';

/** Stands in a page of docs/csp.md for what the server draws. */
const PLACE = '<!-- what drawCheckout resolves to -->';

/** Fills in the element as the document's `drawCheckout` does. */
export const drawInto = async (html: string, hosts: Hosts, paymentId: string, nonce: string): Promise<string> => {
  if (!html.includes(PLACE)) return html;
  const drawn = await renderPayCheckout({
    paymentId,
    nonce,
    pageUrl: `${hosts.shop}/drawn?pid=${paymentId}`,
    gatewayUrl: `${hosts.gateway}/?pid=${paymentId}`,
    baseUrl: hosts.gateway,
    appId: 'app_demo',
    merchantIconUrl: `${hosts.icons}/shop.svg`,
    successUrl: `${hosts.shop}/thanks`,
  });
  return html.replace(PLACE, () => drawn);
};
