import type { Fetch, RequestOptions } from '../../client/transport.js';
import { HEADERS } from '../../contract/headers.js';
import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import { toPathSegment } from '../../core/url/path-segment.js';
import { explainError } from './explain-error.js';
import type { RequestLog } from './retry-log.js';
import { MAX_ATTEMPTS, withRetries } from './retry.js';

/** Default timeout in addition to `maxPollMs`, milliseconds: allows for a slow network and a busy gateway. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** The time in addition to `maxPollMs` after which an unanswered request is logged as slow, milliseconds. */
const SLOW_MS = 1_500;

/** A gateway, with the credentials of its caller. */
export interface Gateway {
  /** The base URL, without a trailing slash. */
  readonly base: string;
  /** Includes the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  readonly requestTimeoutMs: number;
  /** Never throws. */
  readonly log: RequestLog;
}

/** A gateway and the merchant that calls it. */
export interface MerchantGateway extends Gateway {
  readonly merchantId: string;
}

/** Options of every operation. */
export interface MerchantRequestOptions {
  /** Aborts the operation; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Maximum number of attempts while the gateway fails; {@link MAX_ATTEMPTS} by default, 1 for no retry. */
  readonly maxAttempts?: number | undefined;
}

/** The options of an operation that apply to each of its requests. */
export interface GatewayCall extends MerchantRequestOptions {
  readonly idempotencyKey?: string | undefined;
  /** True if the operation changes something; by default if it has a key. */
  readonly hasEffect?: boolean | undefined;
  /** Maximum time to hold the request open, milliseconds. */
  readonly maxPollMs?: number | undefined;
}

/**
 * Passes only the options that `fetch` supports on every server: older versions on Cloudflare throw for `credentials` and
 * `referrerPolicy`, which have no effect on a server.
 */
export const toServerFetch =
  (own: Fetch | undefined): Fetch =>
  async (url, { credentials: _credentials, referrerPolicy: _policy, ...init }) =>
    own ? own(url, init) : globalThis.fetch(url, init);

/**
 * Returns an option if it is a whole number of at least `min`.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkWholeNumber = (name: string, value: number, min: number): number => {
  if (Number.isSafeInteger(value) && value >= min) return value;
  throw new ConfigurationError('invalid_option', `${name} must be a whole number of at least ${min}.`);
};

/** Sends the requests of one operation: each with a timeout, with retries where they are safe, all with the same key. */
export const callGateway = async <Value>(
  { base, headers, fetch, clock, random, requestTimeoutMs, log }: Gateway,
  {
    signal,
    maxAttempts = MAX_ATTEMPTS,
    idempotencyKey,
    hasEffect = idempotencyKey !== undefined,
    maxPollMs = 0,
  }: GatewayCall,
  request: (options: RequestOptions, signal: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const key = idempotencyKey === undefined ? {} : { [HEADERS.IDEMPOTENCY_KEY]: idempotencyKey };
  const options: RequestOptions = { fetch: toServerFetch(fetch), headers: { ...headers, ...key }, credentials: 'omit' };
  const timeoutMs = requestTimeoutMs + maxPollMs;
  const attempt = async (): Promise<Value> => {
    const cancel = clock.setTimeout(() => {
      log.onSlow(SLOW_MS);
    }, SLOW_MS + maxPollMs);
    try {
      return await withDeadline((requestSignal) => request(options, requestSignal), {
        clock,
        timeoutMs,
        onTimeout: () => new TimeoutError(timeoutMs, undefined, `${base} did not answer within ${timeoutMs} ms.`),
        signal,
      });
    } finally {
      cancel();
    }
  };
  const explain = (error: unknown): unknown => explainError(error, base, headers[HEADERS.API_KEY]);
  try {
    return await withRetries(attempt, {
      clock,
      random,
      maxAttempts: checkWholeNumber('maxAttempts', maxAttempts, 1),
      signal,
      hasEffect,
      onRetry: (error) => {
        log.onRetry(explain(error) as PayError);
      },
    });
  } catch (error) {
    throw explain(error);
  }
};

/**
 * Returns an id as a segment of a path.
 *
 * @throws ConfigurationError `missing_payment_id` for text that cannot be an id
 */
export const checkPaymentId = (paymentId: string): string => {
  const segment = toPathSegment(paymentId);
  if (segment !== undefined) return segment;
  throw new ConfigurationError('missing_payment_id', 'Set the id of a payment, such as pay_….');
};

/** Builds the URL of a payment, or of an endpoint below it. Throws like {@link checkPaymentId}. */
export const buildPaymentUrl = (base: string, paymentId: string, path: '' | '/status' | '/cancel' = ''): URL =>
  new URL(`${base}/v1/payments/${checkPaymentId(paymentId)}${path}`);
