import { isPrivateUrl } from '../wire/endpoint-url.js';
import { PrivateAddressError } from './private-address-error.js';

/** Sends webhooks, in real time. */
export interface WebhookTransport {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Unix milliseconds: a receiver compares a timestamp with its own clock, not with the gateway's. */
  readonly nowMs: () => number;
  /** Aborts after the given milliseconds of real time. */
  readonly deadline: (ms: number) => AbortSignal;
}

export const systemTransport: WebhookTransport = {
  send: (url, init) => fetch(url, init),
  nowMs: () => Date.now(),
  deadline: (ms) => AbortSignal.timeout(ms),
};

/**
 * The same transport, but it sends nothing to a URL with a private address: the endpoint may be older than the guard. What names
 * resolve to is checked by the transport of the server.
 */
export const guardTransport = (transport: WebhookTransport): WebhookTransport => ({
  ...transport,
  send: async (url, init) => {
    const parsed = new URL(url);
    if (isPrivateUrl(parsed)) throw new PrivateAddressError(parsed.host);
    return transport.send(url, init);
  },
});
