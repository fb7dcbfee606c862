import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';

let id: string | undefined;

/** Returns the default client id: random, the same for all elements until the page is reloaded. */
export const tabClientId = (): string =>
  // randomUUID is missing in insecure contexts.
  (id ??= crypto.getRandomValues(new Uint32Array(4)).join(''));

/** Returns the credential headers of a buyer's requests: app id and client id. */
export const buyerCredentials = (appId: string, clientId: string | null | undefined) => ({
  [GATEWAY_HEADERS.APP_ID]: appId,
  [GATEWAY_HEADERS.CLIENT_ID]: clientId ?? tabClientId(),
});
