import { GatewayError } from '../../core/errors/gateway-error.js';
import { NetworkError } from '../../core/errors/network-error.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import type { Clock } from '../../core/clock.js';
import { backoffMs, requiredWaitMs } from '../../core/retry.js';
import { sleep } from '../../core/sleep.js';

/** How often a request is sent in all when the gateway fails. */
export const MAX_ATTEMPTS = 4;

/**
 * Whether the same request may mend it: no answer, too many requests, a fault of the gateway. Any other refusal would
 * only be repeated.
 */
export const isRetryable = (error: unknown): error is PayError =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof GatewayError && (error.status === 429 || error.status >= 500));

/**
 * The wait before the next try, milliseconds: 1 s to 15 s with full jitter, or what the gateway asked for, up to 120 s.
 *
 * @param failures how many tries in a row have failed
 * @param random in [0, 1)
 */
export const retryWaitMs = (error: PayError, failures: number, random: number): number =>
  Math.max(requiredWaitMs(error), backoffMs(failures, true, random));

interface Retries {
  readonly clock: Clock;
  readonly random: () => number;
  /** How often in all. */
  readonly attempts: number;
  readonly signal: AbortSignal | undefined;
}

/** Tries until it succeeds, fails for good, has been tried often enough, or the signal ends it. */
export const withRetries = async <Value>(
  attempt: () => Promise<Value>,
  { clock, random, attempts, signal = new AbortController().signal }: Retries,
): Promise<Value> => {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || failures >= attempts || !isRetryable(error)) throw error;
      await sleep(clock, retryWaitMs(error, failures, random()), signal);
    }
  }
};
