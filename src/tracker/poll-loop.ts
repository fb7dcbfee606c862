import type { RequestOutcome } from './request-status.js';
import { RATE_LIMIT_RESERVE, getRateLimitDelayMs, mergeRequestTimes } from './rate-limit.js';
import { CLOCK_TOLERANCE_MS, getClockOffset } from './clock-offset.js';
import { planNextPoll } from '../core/pacing.js';
import type { Clock } from '../core/clock.js';
import type { TrackerEvent } from './reducer.js';
import { getBackoffMs, isRetryablePollError, getRetryAfterMs } from '../core/retry.js';
import { sleep } from '../core/sleep.js';
import { SLOT_POLL_MS, type LongPollSlots } from './long-poll-slots.js';
import type { TrackerState } from './state.js';
import type { TabGroup, PollReason } from './tab-group.js';

/** Page events may ask for the truth at once, but no more often than this. */
export const MIN_REQUEST_GAP_MS = 1_000;

/** What outlives a run of the loop. Times are monotonic milliseconds. */
export interface PollHistory {
  firstRequestAt: number | undefined;
  lastRequestAt: number;
  /** The last asks, also of other tabs while the gateway fails; newest first, as many as the budget looks at. */
  requestTimes: readonly number[];
  /** The gateway asked for no request before this moment. */
  retryAfter: number;
  /** Whether the gateway has shown that it holds requests. */
  supportsLongPoll: boolean;
  /** Whether an ask without a hold is on its way. */
  isPlainRequestPending: boolean;
}

export const createPollHistory = (): PollHistory => ({
  firstRequestAt: undefined,
  lastRequestAt: -Infinity,
  requestTimes: [],
  retryAfter: 0,
  supportsLongPoll: false,
  isPlainRequestPending: false,
});

/** What the loop needs of its tracker. */
export interface PollContext {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly history: PollHistory;
  readonly group: TabGroup;
  readonly slots: LongPollSlots;
  /** Asks once; with a number, the gateway may hold the answer that long. */
  readonly requestStatus: (hold: boolean, signal: AbortSignal) => Promise<RequestOutcome>;
  readonly getState: () => TrackerState;
  readonly dispatch: (event: TrackerEvent) => void;
}

/** The wait after a failure; undefined when asking again cannot mend it. */
const handleFailure = (
  context: PollContext,
  { error }: Extract<RequestOutcome, { error: unknown }>,
): number | undefined => {
  const { clock, random, history, getState, dispatch } = context;
  const now = clock.monotonic();
  history.retryAfter = now + getRetryAfterMs(error);
  if (!isRetryablePollError(error, now - (history.firstRequestAt ?? now))) {
    dispatch({ type: 'ended', error });
    return undefined;
  }
  dispatch({ type: 'failed', error, online: context.isOnline() });
  const { failures, payment } = getState();
  return getBackoffMs(failures, payment !== null, random());
};

/** One run: asks until the payment is final, the error is final, or the signal ends it. One request at a time. */
export const poll = async (context: PollContext, signal: AbortSignal): Promise<void> => {
  const { clock, history, group, slots, requestStatus: ask, getState, dispatch } = context;
  // The last ask of the run before may be a moment ago.
  let waitMs = history.lastRequestAt + MIN_REQUEST_GAP_MS - clock.monotonic();
  let reserve = 0;
  let hold = false;
  let first = true;
  let changesInARow = 0;
  /** Counts an ask that begins now, and those of other tabs; while the gateway fails, for tabs to come too. */
  const countAsks = (...began: readonly number[]): readonly number[] => {
    history.requestTimes = mergeRequestTimes(
      [...began, ...history.requestTimes],
      group.readRequestTimes(),
      clock.monotonic(),
    );
    if (getState().error) group.writeRequestTimes(history.requestTimes);
    return history.requestTimes;
  };
  // Each tab asks once itself, then one of them goes on.
  for (let turn: PollReason | undefined; ; turn = await group.waitForTurn(signal)) {
    if (turn === 'news') {
      waitMs = 0;
      reserve = 0;
      hold = false;
      first = true;
    }
    const readyAt = clock.monotonic() + waitMs;
    const delayMs = (): number => {
      const now = clock.monotonic();
      const budgetMs = getState().error ? getRateLimitDelayMs(countAsks(), now, reserve) : 0;
      return Math.max(readyAt - now, history.retryAfter - now, budgetMs);
    };
    // No timer on the way to the next request unless it must wait: hidden tabs run timers once a minute. Looked at again
    // after each wait, because other tabs use up the budget meanwhile.
    while (!signal.aborted && delayMs() > 0) await sleep(clock, Math.ceil(delayMs()), signal);
    const giveBack: (() => void) | undefined = hold ? await slots.acquire() : undefined;
    if (signal.aborted) {
      giveBack?.();
      return;
    }

    const held: boolean = giveBack !== undefined;
    const startedAt = clock.monotonic();
    countAsks(startedAt);
    history.firstRequestAt ??= startedAt;
    history.lastRequestAt = startedAt;
    history.isPlainRequestPending = !held;
    group.broadcast('asked');
    const outcome = await ask(held, signal);
    giveBack?.();
    if (signal.aborted) return;
    history.isPlainRequestPending = false;
    const endedAt = clock.monotonic();

    if ('error' in outcome) {
      const afterFailureMs = handleFailure(context, outcome);
      countAsks();
      if (afterFailureMs === undefined) return;
      waitMs = afterFailureMs;
      reserve = RATE_LIMIT_RESERVE;
      hold = false;
      first = true;
      continue;
    }

    group.writeRequestTimes([]);
    const { payment, details } = outcome;
    const before = getState();
    // The date of an answer that was held, or read late, may be that of its beginning.
    const gatewayTimeMs = endedAt - startedAt < CLOCK_TOLERANCE_MS ? details?.gatewayTimeMs : undefined;
    dispatch({
      type: 'answered',
      payment,
      invalidFields: details?.invalidFields ?? [],
      clockOffsetMs: getClockOffset(before.clockOffsetMs, gatewayTimeMs, clock.now()),
    });
    const hasChanged = getState().payment !== before.payment;
    // One tab tells all; the others ask on its word, and would only set each other off.
    group.broadcast(hasChanged && turn === 'lead' ? 'changed' : 'answered');
    if (payment.isFinal) return;
    changesInARow = hasChanged ? changesInARow + 1 : 0;
    const { pollInMs } = payment;
    const next = planNextPoll({
      startedAt,
      endedAt,
      isLongPoll: held,
      isFirst: first,
      changesInARow,
      pollInMs,
      supportsLongPoll: history.supportsLongPoll,
    });
    const isCrowded: boolean = hold && !held;
    ({
      waitMs,
      isLongPoll: hold,
      supportsLongPoll: history.supportsLongPoll,
    } = isCrowded ? { ...next, waitMs: SLOT_POLL_MS, isLongPoll: true } : next);
    first = false;
  }
};
