import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';
import { MAX_POLL_MS } from '../../core/max-poll.js';
import { planNextPoll, type NextPoll } from '../../core/pacing.js';
import { isRetryablePollError } from '../../core/retry.js';
import { sleep } from '../../core/sleep.js';
import type { StatusRequestOptions } from './get-payment-status.js';
import { getRetryDelayMs } from './retry.js';

/** The default of `timeoutMs`, milliseconds: twice the default lifetime of a payment (`SPEC: Limits`). */
export const WAIT_TIMEOUT_MS = 600_000;

/** Options of {@link waitForFinal}. */
export interface WaitForFinalOptions {
  /** Aborts the wait; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout, milliseconds, more than 0; {@link WAIT_TIMEOUT_MS} by default, `Infinity` for no limit. */
  readonly timeoutMs?: number | undefined;
}

/** The ports of the poll loop. */
export interface PollPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly getStatus: (options: StatusRequestOptions) => Promise<PaymentStatusResponse>;
  /** Called with the error of each request that is repeated. */
  readonly onRetry: (error: PayError) => void;
}

/** The next request, and the state that determines its delay. */
interface PollState {
  readonly next: NextPoll;
  /** True for the first request, and the first after a failure: a plain request, so that the status is known at once. */
  readonly isFirst: boolean;
  readonly status: string | undefined;
  readonly changesInARow: number;
  /** The time of the last answer with another status, monotonic milliseconds; undefined before the first. */
  readonly changedAt: number | undefined;
  readonly failures: number;
}

const INITIAL: PollState = {
  next: { waitMs: 0, isLongPoll: false, supportsLongPoll: false },
  isFirst: true,
  status: undefined,
  changesInARow: 0,
  changedAt: undefined,
  failures: 0,
};

const afterAnswer = (
  state: PollState,
  { status, pollInMs }: PaymentStatusResponse,
  times: { readonly startedAt: number; readonly endedAt: number },
): PollState => {
  const { next, isFirst } = state;
  const { isLongPoll, supportsLongPoll } = next;
  const hasChanged = status !== state.status;
  const changesInARow = hasChanged ? state.changesInARow + 1 : 0;
  const changedAt = hasChanged ? times.endedAt : (state.changedAt ?? times.endedAt);
  const unchangedMs = times.endedAt - changedAt;
  return {
    next: planNextPoll({ ...times, isLongPoll, isFirst, changesInARow, pollInMs, unchangedMs, supportsLongPoll }),
    isFirst: false,
    status,
    changesInARow,
    changedAt,
    failures: 0,
  };
};

const afterFailure = (state: PollState, error: PayError, random: () => number): PollState => {
  const failures = state.failures + 1;
  const waitMs = getRetryDelayMs(error, failures, random());
  return { ...state, next: { ...state.next, waitMs, isLongPoll: false }, isFirst: true, failures };
};

const isRetryableFailure = (error: unknown, sinceFirstPollMs: number): error is PayError =>
  isPayError(error) && isRetryablePollError(error, sinceFirstPollMs);

/** Polls until the payment is final, paced and retried as by a page. `setFailure` receives the current failure, or undefined. */
const pollUntilFinal = async (
  { clock, random, getStatus, onRetry }: PollPorts,
  signal: AbortSignal,
  setFailure: (error: unknown) => void,
): Promise<PaymentStatusResponse> => {
  const firstStartedAt = clock.monotonic();
  for (let state = INITIAL; ;) {
    const { waitMs, isLongPoll } = state.next;
    if (waitMs > 0) await sleep(clock, waitMs, signal);
    signal.throwIfAborted();
    const startedAt = clock.monotonic();
    try {
      const payment = await getStatus({ maxPollMs: isLongPoll ? MAX_POLL_MS : undefined, maxAttempts: 1, signal });
      if (payment.isFinal) return payment;
      state = afterAnswer(state, payment, { startedAt, endedAt: clock.monotonic() });
      setFailure(undefined);
    } catch (error) {
      if (!isRetryableFailure(error, clock.monotonic() - firstStartedAt)) throw error;
      state = afterFailure(state, error, random);
      setFailure(error);
      onRetry(error);
    }
  }
};

/**
 * Resolves to the final payment, with any status. Temporary failures are retried until the timeout; then it rejects with a
 * `TimeoutError` whose `cause` is the current failure, if any.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const waitForFinal = async (
  ports: PollPorts,
  { signal, timeoutMs = WAIT_TIMEOUT_MS }: WaitForFinalOptions = {},
): Promise<PaymentStatusResponse> => {
  if (!(timeoutMs > 0)) throw new ConfigurationError('invalid_option', 'timeoutMs must be more than 0.');
  let failure: unknown;
  const setFailure = (error: unknown): void => {
    failure = error;
  };
  return withDeadline((pollSignal) => pollUntilFinal(ports, pollSignal, setFailure), {
    clock: ports.clock,
    timeoutMs,
    onTimeout: () => new TimeoutError(timeoutMs, failure, `The payment did not become final within ${timeoutMs} ms.`),
    signal,
  });
};
