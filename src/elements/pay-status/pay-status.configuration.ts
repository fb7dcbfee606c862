import { createGatewayClient } from '../../client/gateway-client.js';
import type { StatusClient } from '../../client/status-client.js';
import { createStatusUrlClient } from '../../client/status-url-client.js';
import { tabClientId } from '../../controllers/tab-client-id.js';
import type { RedirectUrls } from '../../controllers/redirect-target.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { readNavigationUrl, type NavigationAllowance } from '../../format/navigation-url.js';

/** What the page set on the element. */
export interface Inputs {
  readonly paymentId?: string | undefined;
  readonly client?: StatusClient | undefined;
  readonly statusUrl?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly appId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly apiVersion?: string | undefined;
  readonly successUrl?: string | undefined;
  readonly errorUrl?: string | undefined;
  readonly redirectAllow?: string | undefined;
}

/** What came of it. */
export interface Configuration extends RedirectUrls {
  readonly paymentId: string;
  readonly client: StatusClient;
}

const readClient = (inputs: Inputs, pageUrl: string): StatusClient => {
  const { client, statusUrl, baseUrl, appId, clientId, apiVersion } = inputs;
  const viaGateway = [baseUrl, appId, clientId].some((value) => value !== undefined);
  const sources = [client !== undefined, statusUrl !== undefined, viaGateway].filter(Boolean).length;
  if (sources > 1) {
    throw new ConfigurationError(
      'conflicting_sources',
      'Set only one source: status-url, or base-url with app-id, or the property client.',
    );
  }
  if (client) return client;
  if (statusUrl !== undefined) return createStatusUrlClient({ statusUrl, pageUrl });
  if (baseUrl === undefined || !appId) {
    throw new ConfigurationError('missing_source', 'Set status-url, or base-url with app-id, or the property client.');
  }
  return createGatewayClient({ baseUrl, appId, clientId: clientId ?? tabClientId(), apiVersion });
};

/** `wallet: http://intranet` allows the scheme `wallet:` and the origin `http://intranet`. */
const readAllowance = (redirectAllow = ''): NavigationAllowance => {
  const words = redirectAllow.split(/\s+/).filter(Boolean);
  return {
    schemes: words.filter((word) => word.endsWith(':')).map((word) => word.slice(0, -1)),
    origins: words.filter((word) => word.includes('//')),
  };
};

const readRedirectUrl = (raw: string | undefined, allow: NavigationAllowance): string | undefined => {
  if (raw !== undefined) readNavigationUrl(raw, allow);
  return raw;
};

/** Judges what the page set, before anything is fetched. Throws `ConfigurationError`. */
export const readConfiguration = (inputs: Inputs, pageUrl: string): Configuration => {
  if (!inputs.paymentId) {
    throw new ConfigurationError('missing_payment_id', 'Set payment-id to the id that the gateway gave the payment.');
  }
  const allow = readAllowance(inputs.redirectAllow);
  return {
    paymentId: inputs.paymentId,
    successUrl: readRedirectUrl(inputs.successUrl, allow),
    errorUrl: readRedirectUrl(inputs.errorUrl, allow),
    client: readClient(inputs, pageUrl),
  };
};
