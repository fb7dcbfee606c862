import { buyerCredentials } from '../../browser/tab-client-id.js';
import type { GatewayCaller } from '../../client/checkout-client.js';
import { findSecretRefusal, type SentInputs } from '../shared/merchant-secrets.js';

/** The inputs of the element for requests to the gateway. A removed attribute is null. */
export interface CallerInputs extends SentInputs {
  readonly baseUrl: string | null | undefined;
  readonly appId: string | null | undefined;
  readonly clientId: string | null | undefined;
  readonly apiVersion: string | null | undefined;
}

/** Reads how to call the gateway as the buyer; undefined without a gateway, and if an input contains a merchant's secret. */
export const readGatewayCaller = (inputs: CallerInputs): GatewayCaller | undefined => {
  const { baseUrl, appId, clientId, apiVersion } = inputs;
  if (!baseUrl || !appId || findSecretRefusal(inputs)) return undefined;
  return { baseUrl, apiVersion: apiVersion ?? undefined, credentials: buyerCredentials(appId, clientId) };
};
