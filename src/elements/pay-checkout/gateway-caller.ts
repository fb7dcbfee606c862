import { buyerCredentials } from '../../browser/tab-client-id.js';
import type { GatewayCaller } from '../../client/checkout-client.js';
import type { StatusClient } from '../../client/status-client.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { findSecretRefusal, getSecretRefusal, type SentInputs } from '../shared/merchant-secrets.js';

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

/** The inputs of the element that decide where a wallet pays. */
export interface PaySourceInputs extends CallerInputs {
  readonly payUrl: string | null | undefined;
  readonly statusUrl: string | null | undefined;
  readonly client: StatusClient | null | undefined;
}

/** Where a wallet pays: at the gateway, or through the page's own server, which the status comes from, too. */
export type PaySource =
  | { readonly kind: 'gateway'; readonly caller: GatewayCaller }
  | { readonly kind: 'shop'; readonly payUrl: string; readonly status: StatusClient | string };

/** Returns the refusal of a `pay-url` beside a gateway: it would not be clear which of them the buyer pays at. */
export const findPayConflict = ({
  payUrl,
  baseUrl,
}: Pick<PaySourceInputs, 'payUrl' | 'baseUrl'>): ConfigurationError | undefined =>
  payUrl != null && baseUrl != null && !getSecretRefusal('pay-url', payUrl)
    ? new ConfigurationError(
        'conflicting_sources',
        'pay-url and base-url are set. Set only one of pay-url, with status-url or the property client, or base-url with app-id.',
      )
    : undefined;

/** Reads where a wallet pays; undefined if it cannot, and if an input contains a merchant's secret. */
export const readPaySource = (inputs: PaySourceInputs): PaySource | undefined => {
  const { payUrl, statusUrl, client } = inputs;
  if (payUrl == null) {
    const caller = readGatewayCaller(inputs);
    return caller && { kind: 'gateway', caller };
  }
  const status = client ?? statusUrl;
  if (!payUrl || !status || findPayConflict(inputs) || findSecretRefusal(inputs)) return undefined;
  return { kind: 'shop', payUrl, status };
};
