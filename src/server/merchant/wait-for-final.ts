import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import { MAX_POLL_MS } from '../../core/max-poll.js';
import { followUp } from '../../core/pacing.js';
import type { Clock } from '../../core/clock.js';
import { isRetryable } from '../../core/retry.js';
import { sleep } from '../../core/sleep.js';
import { withDeadline } from './deadline.js';
import type { StatusOptions } from './get-payment-status.js';
import { retryWaitMs } from './retry.js';

/** Twice the lifetime that a payment has when nobody says otherwise. */
export const WAIT_TIMEOUT_MS = 600_000;

/** How long to wait for the end of a payment. */
export interface WaitOptions {
  /** Ends the wait; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; {@link WAIT_TIMEOUT_MS} when absent. */
  readonly timeoutMs?: number | undefined;
}

/** What it takes to follow a payment. */
export interface Following {
  readonly clock: Clock;
  readonly random: () => number;
  readonly ask: (options: StatusOptions) => Promise<PaymentStatusResponse>;
}

/** Whether to go on asking: what a page goes on after. */
const mayPass = (error: unknown, sinceFirstAskMs: number): error is PayError =>
  isPayError(error) && isRetryable(error, sinceFirstAskMs);

/** Follows a payment until it is final, at the pace of the page's own tracker. `onFailure` hears what is waited out. */
const follow = async (
  { clock, random, ask }: Following,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<PaymentStatusResponse> => {
  const beganAt = clock.monotonic();
  let failures = 0;
  let changesInARow = 0;
  let before: string | undefined;
  // The first ask, and the first after a failure, wants the truth at once.
  let next = { waitMs: 0, hold: false, holds: false };
  for (let first = true; ;) {
    if (next.waitMs > 0) await sleep(clock, next.waitMs, signal);
    signal.throwIfAborted();
    const startedAt = clock.monotonic();
    try {
      const payment = await ask({ maxPollMs: next.hold ? MAX_POLL_MS : undefined, attempts: 1, signal });
      if (payment.isFinal) return payment;
      const { status, pollInMs } = payment;
      changesInARow = status === before ? 0 : changesInARow + 1;
      before = status;
      failures = 0;
      onFailure(undefined);
      const exchange = { startedAt, endedAt: clock.monotonic(), held: next.hold, first, holdsBefore: next.holds };
      next = followUp({ ...exchange, changesInARow, pollInMs });
      first = false;
    } catch (error) {
      if (!mayPass(error, clock.monotonic() - beganAt)) throw error;
      onFailure(error);
      failures++;
      next = { ...next, waitMs: retryWaitMs(error, failures, random()), hold: false };
      first = true;
    }
  }
};

/**
 * The class's own words speak of one answer. Ours are put in their place, in the stack too, because a page that has the
 * class has no bytes for a second sentence.
 */
const isOver = (timeoutMs: number, failure: unknown): TimeoutError => {
  const error = new TimeoutError(timeoutMs, failure);
  const message = `The payment did not become final within ${timeoutMs} ms.`;
  return Object.assign(error, { message, stack: error.stack?.replace(error.message, message) });
};

/**
 * Waits until a payment is final, whatever the end. Failures that may pass are waited out as long as there is time.
 * Rejects with `TimeoutError` when the time is over; its `cause` is the failure that stood in the way, if one did.
 */
export const waitForFinal = async (
  following: Following,
  { signal, timeoutMs = WAIT_TIMEOUT_MS }: WaitOptions = {},
): Promise<PaymentStatusResponse> => {
  if (!(timeoutMs > 0)) throw new ConfigurationError('invalid_option', 'timeoutMs must be more than 0.');
  let failure: unknown;
  const onFailure = (error: unknown): void => {
    failure = error;
  };
  return withDeadline((ended) => follow(following, ended, onFailure), {
    clock: following.clock,
    timeoutMs,
    onTimeout: () => isOver(timeoutMs, failure),
    signal,
  });
};
