import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';
import { createRandomId } from '../core/random-id.js';

let id: string | undefined;

/** Returns the default client id: random, the same for all elements until the page is reloaded. */
export const tabClientId = (): string => (id ??= createRandomId());

/** Returns the credential headers of a buyer's requests: app id and client id. */
export const buyerCredentials = (appId: string, clientId: string | null | undefined) => ({
  [GATEWAY_HEADERS.APP_ID]: appId,
  [GATEWAY_HEADERS.CLIENT_ID]: clientId ?? tabClientId(),
});
