import { createPayingClient, type PayingClient } from '../../../client/paying-client.js';
import type { GatewayCaller } from '../../../client/checkout-client.js';
import { GATEWAY_HEADERS } from '../../../contract/gateway-headers.js';
import type { Clock } from '../../../core/clock.js';
import type { PayTarget } from '../options.js';

/** The client of a page, as far as it pays nothing. */
export type DryRunClient = Pick<PayingClient, 'getOptions' | 'fetchActions'>;

export const createDryRunClient = (
  { baseUrl, apiVersion, identity, paymentId }: PayTarget,
  { fetch, clock }: Pick<GatewayCaller, 'fetch'> & { readonly clock?: Clock },
): DryRunClient => {
  const credentials = {
    [GATEWAY_HEADERS.APP_ID]: identity.appId,
    [GATEWAY_HEADERS.CLIENT_ID]: identity.clientId,
  };
  return createPayingClient(paymentId, { baseUrl, apiVersion, credentials, fetch }, clock);
};
