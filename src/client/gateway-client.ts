import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';
import { ConfigurationError } from '../core/errors/configuration-error.js';
import { parseBaseUrl } from '../core/url/base-url.js';
import { toJson } from '../core/json.js';
import { gatewayHeaders, gatewayUrl } from './gateway-request.js';
import { getStatus } from './get-status.js';
import type { Fetch } from './transport.js';
import type { StatusClient } from './status-client.js';

/** The gateway's address and the credentials (`SPEC: Authentication`): `appId` with `clientId`, or `apiKey`; never both. */
export interface GatewayClientOptions {
  /** https, or http on loopback. */
  readonly baseUrl: string;
  /** Public app id; required with `clientId`. */
  readonly appId?: string | undefined;
  /** Identifies this buyer's client; any ASCII text. */
  readonly clientId?: string | undefined;
  /** A wallet's private key. For servers only: anyone can read it in a page. */
  readonly apiKey?: string | undefined;
  /** Sent as `Svc-Version`, such as `2026-02-18`; when absent, the gateway chooses the version. */
  readonly apiVersion?: string | undefined;
  /** The global `fetch` when absent. */
  readonly fetch?: Fetch | undefined;
}

const refuse = (code: 'missing_credentials' | 'conflicting_credentials', message: string): never => {
  throw new ConfigurationError(code, message);
};

const authHeaders = ({ appId, clientId, apiKey }: GatewayClientOptions): Record<string, string> => {
  if (apiKey !== undefined) {
    if (appId !== undefined || clientId !== undefined) {
      refuse('conflicting_credentials', 'Give an app id with a client id, or an API key: never both.');
    }
    return { [GATEWAY_HEADERS.API_KEY]: apiKey };
  }
  if (!appId || !clientId) return refuse('missing_credentials', 'Give an app id and a client id, or an API key.');
  return { [GATEWAY_HEADERS.APP_ID]: appId, [GATEWAY_HEADERS.CLIENT_ID]: clientId };
};

/** Creates a client that sends these headers. Throws `ConfigurationError` for an invalid address or header value. */
export const createClientWith = (
  credentials: Readonly<Record<string, string>>,
  { baseUrl, apiVersion, fetch }: Pick<GatewayClientOptions, 'baseUrl' | 'apiVersion' | 'fetch'>,
): StatusClient => {
  const base = parseBaseUrl(baseUrl);
  const headers = gatewayHeaders(credentials, apiVersion);
  return {
    source: base,
    key: fetch ? undefined : toJson([base, headers]),
    getPaymentStatus: async (paymentId, request = {}) =>
      // The credentials are headers. Cookies would only help the gateway to track the buyer.
      getStatus(gatewayUrl(base, paymentId, '/status'), request, { fetch, headers, credentials: 'omit' }),
  };
};

/**
 * Creates a client of the gateway's buyer-side status endpoint (`SPEC: GET /v1/gateway/payment/{id}/status`).
 * Throws `ConfigurationError` for an invalid address or invalid credentials, before any request.
 */
export const createGatewayClient = (options: GatewayClientOptions): StatusClient =>
  createClientWith(authHeaders(options), options);
