import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import { systemClock, type Clock } from '../core/clock.js';
import { resolveShopUrl } from '../core/url/base-url.js';
import { trimEnd } from '../core/format/trim-end.js';
import { createPayingClientAt, type PayingClient } from './paying-client.js';
import type { StatusClient } from './status-client.js';
import type { Fetch } from './transport.js';

/** The merchant's own endpoint through which a wallet pays, as `createPayHandler` answers it. */
export interface PayUrlClientOptions {
  /** Same origin as the page; may be relative and may contain `{id}`. The routes `options`, `fetch` and `confirm` are below it. */
  readonly payUrl: string;
  /** The page's URL: the base of a relative `payUrl`, whose origin it must have. */
  readonly pageUrl: string;
  /** Where the status comes from, such as the result of `createStatusUrlClient`. */
  readonly status: StatusClient;
  readonly fetch?: Fetch | undefined;
}

/**
 * Creates a client that pays one payment through the merchant's own server. Requests include its cookies.
 *
 * @throws ConfigurationError `invalid_pay_url`
 */
export const createPayUrlClient = (
  paymentId: string,
  { payUrl, pageUrl, status, fetch }: PayUrlClientOptions,
  clock: Clock = systemClock,
): PayingClient => {
  const base = resolveShopUrl(payUrl, paymentId, pageUrl, 'pay');
  const toUrl = (route: string): URL => {
    const url = new URL(base);
    url.pathname = trimEnd(url.pathname, '/') + route;
    return url;
  };
  const getStatus = (signal: AbortSignal): Promise<PaymentStatusResponse> =>
    status.getPaymentStatus(paymentId, { signal });
  const request = { fetch, headers: {}, credentials: 'same-origin' as const };
  return createPayingClientAt({ toUrl, request, getStatus }, clock);
};
