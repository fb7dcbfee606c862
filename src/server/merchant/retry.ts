import { ERROR_CODES_BY_GROUP } from '../../contract/known-error-codes.js';
import type { Clock } from '../../core/clock.js';
import { GatewayError } from '../../core/errors/gateway-error.js';
import { isRefusal } from '../../core/errors/is-refusal.js';
import { NetworkError } from '../../core/errors/network-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import { getBackoffMs, getRetryAfterMs, isTemporaryStatus } from '../../core/retry.js';
import { sleep } from '../../core/sleep.js';

/** The default maximum number of attempts while the gateway fails. */
export const MAX_ATTEMPTS = 4;

/** Returns true if the same request may succeed later. Each attempt has the same idempotency key. */
const isRetryableRequestError = (error: unknown): error is PayError =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof GatewayError && isTemporaryStatus(error.status));

/** The refusals of every attempt. All others say nothing of earlier ones: who asks is judged before the idempotency key. */
const OUTCOME_CODES: readonly string[] = [...ERROR_CODES_BY_GROUP.payment, 'idempotency_conflict', 'params_validation'];

/** Returns true if the operation may have been done although this is its last error: an earlier attempt got no answer. */
const isAboutAttempt = (error: unknown): boolean =>
  error instanceof GatewayError && error.status < 500 && !(isRefusal(error) && OUTCOME_CODES.includes(error.code));

/**
 * The delay before the next attempt, milliseconds: backoff of 1 s to 15 s with full jitter, or `Retry-After` (up to 120 s)
 * if that is longer.
 *
 * @param failures failed attempts in a row
 * @param random in [0, 1)
 */
export const getRetryDelayMs = (error: PayError, failures: number, random: number): number =>
  Math.max(getRetryAfterMs(error), getBackoffMs(failures, true, random));

interface RetryOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly maxAttempts: number;
  readonly signal: AbortSignal | undefined;
  /** True if the operation has an effect: an error that does not rule it out is not hidden by one that a later attempt gets. */
  readonly hasEffect: boolean;
  /** Called with the error of each attempt that is repeated, before the delay. */
  readonly onRetry: (error: PayError) => void;
}

/** Repeats `attempt` until it succeeds, fails with a non-retryable error, `maxAttempts` is reached, or the signal aborts. */
export const withRetries = async <Value>(
  attempt: () => Promise<Value>,
  { clock, random, maxAttempts, signal, hasEffect, onRetry }: RetryOptions,
): Promise<Value> => {
  let unclear: PayError | undefined;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || failures >= maxAttempts || !isRetryableRequestError(error))
        throw unclear && isAboutAttempt(error) ? unclear : error;
      if (hasEffect && !(error instanceof GatewayError && error.status === 429)) unclear ??= error;
      onRetry(error);
      await sleep(clock, getRetryDelayMs(error, failures, random()), signal);
    }
  }
};
