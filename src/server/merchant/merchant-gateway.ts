import type { Fetch, Sending } from '../../client/transport.js';
import { HEADERS } from '../../contract/headers.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import type { Clock } from '../../core/clock.js';
import { withDeadline } from './deadline.js';
import { MAX_ATTEMPTS, withRetries } from './retry.js';

/** How long an answer may take beyond a hold, when the program does not say: a slow network, a busy gateway. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** A gateway, and the merchant who asks it. */
export interface MerchantGateway {
  /** Without a slash at its end. */
  readonly base: string;
  readonly merchantId: string;
  /** Holds the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  readonly requestTimeoutMs: number;
}

/** What every operation can be told. */
export interface CallOptions {
  /** Ends the operation; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How often to try in all while the gateway fails; {@link MAX_ATTEMPTS} when absent. 1: never again. */
  readonly attempts?: number | undefined;
}

/** One operation, as far as its requests are alike. */
export interface Call extends CallOptions {
  readonly idempotencyKey?: string | undefined;
  /** How long the gateway may hold the request, milliseconds. */
  readonly holdMs?: number | undefined;
}

/**
 * Only what every server's `fetch` knows: older ones of Cloudflare throw for `credentials` and `referrerPolicy`, and without
 * a page there are neither cookies nor a referrer.
 */
const serverFetch =
  (own: Fetch | undefined): Fetch =>
  async (url, { credentials: _credentials, referrerPolicy: _policy, ...init }) =>
    own ? own(url, init) : globalThis.fetch(url, init);

/** A whole number that a program gave. Throws `ConfigurationError` `invalid_option`. */
export const checkCount = (name: string, count: number, least: number): number => {
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw new ConfigurationError('invalid_option', `${name} must be a whole number of at least ${least}.`);
};

/** Sends the requests of one operation: each with its deadline, again where that is safe, all with the same key. */
export const call = async <Value>(
  { headers, fetch, clock, random, requestTimeoutMs }: MerchantGateway,
  { signal, attempts = MAX_ATTEMPTS, idempotencyKey, holdMs = 0 }: Call,
  request: (sending: Sending, signal: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const key = idempotencyKey === undefined ? {} : { [HEADERS.IDEMPOTENCY_KEY]: idempotencyKey };
  const sending: Sending = { fetch: serverFetch(fetch), headers: { ...headers, ...key }, credentials: 'omit' };
  const timeoutMs = requestTimeoutMs + holdMs;
  const attempt = (): Promise<Value> =>
    withDeadline((ended) => request(sending, ended), {
      clock,
      timeoutMs,
      onTimeout: () => new TimeoutError(timeoutMs),
      signal,
    });
  return withRetries(attempt, { clock, random, attempts: checkCount('attempts', attempts, 1), signal });
};

/** An id as a segment of a path. Throws `ConfigurationError` for what can be none. */
const segmentOf = (id: string): string => {
  // Dots would climb out of the path; half a surrogate pair has no percent-encoding.
  if (typeof id === 'string' && !/^\.*$|\p{Cs}/u.test(id)) return encodeURIComponent(id);
  throw new ConfigurationError('missing_payment_id', 'Give the id of a payment.');
};

/** The address of what is below a payment. */
export const paymentUrl = (base: string, paymentId: string, path: '/status' | '/cancel'): URL =>
  new URL(`${base}/v1/payments/${segmentOf(paymentId)}${path}`);
