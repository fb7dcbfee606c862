import { ConfigurationError } from '../core/errors/configuration-error.js';
import { resolveShopUrl } from '../core/url/base-url.js';
import { getStatus } from './get-status.js';
import type { Fetch } from './transport.js';
import type { StatusClient } from './status-client.js';

/** A merchant's own endpoint that answers with the gateway's status response. */
export interface StatusUrlClientOptions {
  /** Same origin as the page; may be relative and may contain `{id}`. */
  readonly statusUrl: string;
  /** The page's URL: the base of a relative `statusUrl`, whose origin it must have. */
  readonly pageUrl: string;
  readonly fetch?: Fetch | undefined;
}

/** Creates a client of the merchant's own endpoint. Requests include its cookies. Throws `ConfigurationError` for an invalid URL. */
export const createStatusUrlClient = ({ statusUrl, pageUrl, fetch }: StatusUrlClientOptions): StatusClient => {
  const resolveUrl = (paymentId: string): URL => new URL(resolveShopUrl(statusUrl, paymentId, pageUrl));
  const source = resolveUrl('{id}').href;
  return {
    source,
    key: fetch ? undefined : source,
    getPaymentStatus: async (paymentId, request = {}) => {
      if (!paymentId) throw new ConfigurationError('missing_payment_id', 'Set the id of a payment, such as pay_….');
      return getStatus(resolveUrl(paymentId), request, { fetch, headers: {}, credentials: 'same-origin' });
    },
  };
};
