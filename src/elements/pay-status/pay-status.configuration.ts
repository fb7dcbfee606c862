import { createClientWith } from '../../client/gateway-client.js';
import type { StatusClient } from '../../client/status-client.js';
import { createStatusUrlClient } from '../../client/status-url-client.js';
import { buyerCredentials } from '../../browser/tab-client-id.js';
import type { RedirectUrls } from '../../core/redirect-target.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { parseNavigationUrl } from '../../core/format/navigation-url.js';

type TextInput =
  | 'paymentId'
  | 'statusUrl'
  | 'baseUrl'
  | 'appId'
  | 'clientId'
  | 'apiVersion'
  | 'successUrl'
  | 'errorUrl'
  | 'redirectAllow';

/** The inputs of the element. A removed attribute is null. */
export type Inputs = Readonly<Partial<Record<TextInput, string | null | undefined>>> & {
  readonly client?: StatusClient | null | undefined;
};

/** The validated inputs. */
export interface Configuration extends RedirectUrls {
  readonly paymentId: string;
  readonly client: StatusClient;
}

const SOURCES = 'status-url, or base-url with app-id, or the property client';

const readClient = (inputs: Inputs, pageUrl: string): StatusClient => {
  const { client, statusUrl, baseUrl, appId, clientId, apiVersion } = inputs;
  const sources = [client, statusUrl, baseUrl ?? appId ?? clientId].filter((source) => source != null);
  if (sources.length > 1) throw new ConfigurationError('conflicting_sources', `Set only one of ${SOURCES}.`);
  if (client) return client;
  if (statusUrl != null) return createStatusUrlClient({ statusUrl, pageUrl });
  if (baseUrl == null || !appId) throw new ConfigurationError('missing_source', `Set ${SOURCES}.`);
  return createClientWith(buyerCredentials(appId, clientId), { baseUrl, apiVersion: apiVersion ?? undefined });
};

const readRedirectUrl = (raw: string | null | undefined, allow: readonly string[]): string | undefined => {
  if (raw == null) return undefined;
  parseNavigationUrl(raw, allow);
  return raw;
};

/** Validates the inputs, before any request. Throws `ConfigurationError`. */
export const readConfiguration = (inputs: Inputs, pageUrl: string): Configuration => {
  if (!inputs.paymentId) {
    throw new ConfigurationError('missing_payment_id', 'Set payment-id to the id of a payment.');
  }
  const allow = (inputs.redirectAllow ?? '').toLowerCase().split(/\s+/);
  return {
    paymentId: inputs.paymentId,
    successUrl: readRedirectUrl(inputs.successUrl, allow),
    errorUrl: readRedirectUrl(inputs.errorUrl, allow),
    client: readClient(inputs, pageUrl),
  };
};
