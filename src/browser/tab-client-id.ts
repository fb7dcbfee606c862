import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';

let id: string | undefined;

/** The client id of a page that gives none: random, the same for every element of the tab, forgotten with it. */
export const tabClientId = (): string =>
  // randomUUID is missing in insecure contexts.
  (id ??= crypto.getRandomValues(new Uint32Array(4)).join(''));

/** What a buyer's requests are allowed by: the page's app id, and the buyer's client, which is random per tab if not named. */
export const buyerCredentials = (appId: string, clientId: string | null | undefined) => ({
  [GATEWAY_HEADERS.APP_ID]: appId,
  [GATEWAY_HEADERS.CLIENT_ID]: clientId ?? tabClientId(),
});
