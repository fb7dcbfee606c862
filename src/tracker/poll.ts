import type { Outcome } from './ask.js';
import { BUDGET_RESERVE, budgetWaitMs, lastAsks } from './budget.js';
import { CLOCK_TOLERANCE_MS, clockOffset } from './clock-offset.js';
import { planNextPoll } from '../core/pacing.js';
import type { Clock } from '../core/clock.js';
import type { TrackerEvent } from './reducer.js';
import { getBackoffMs, isRetryablePollError, getRetryAfterMs } from '../core/retry.js';
import { sleep } from '../core/sleep.js';
import { SLOT_POLL_MS, type Slots } from './slots.js';
import type { TrackerState } from './state.js';
import type { TabGroup, Turn } from './tab-group.js';

/** Page events may ask for the truth at once, but no more often than this. */
export const MIN_ASK_GAP_MS = 1_000;

/** What outlives a run of the loop. Times are monotonic milliseconds. */
export interface PollHistory {
  firstAskedAt: number | undefined;
  lastAskedAt: number;
  /** The last asks, also of other tabs while the gateway fails; newest first, as many as the budget looks at. */
  asks: readonly number[];
  /** The gateway asked for no request before this moment. */
  notBefore: number;
  /** Whether the gateway has shown that it holds requests. */
  holds: boolean;
  /** Whether an ask without a hold is on its way. */
  askingNow: boolean;
}

export const newHistory = (): PollHistory => ({
  firstAskedAt: undefined,
  lastAskedAt: -Infinity,
  asks: [],
  notBefore: 0,
  holds: false,
  askingNow: false,
});

/** What the loop needs of its tracker. */
export interface PollContext {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly history: PollHistory;
  readonly group: TabGroup;
  readonly slots: Slots;
  /** Asks once; with a number, the gateway may hold the answer that long. */
  readonly ask: (hold: boolean, signal: AbortSignal) => Promise<Outcome>;
  readonly getState: () => TrackerState;
  readonly dispatch: (event: TrackerEvent) => void;
}

/** The wait after a failure; undefined when asking again cannot mend it. */
const waitAfterFailure = (
  context: PollContext,
  { error }: Extract<Outcome, { error: unknown }>,
): number | undefined => {
  const { clock, random, history, getState, dispatch } = context;
  const now = clock.monotonic();
  history.notBefore = now + getRetryAfterMs(error);
  if (!isRetryablePollError(error, now - (history.firstAskedAt ?? now))) {
    dispatch({ type: 'ended', error });
    return undefined;
  }
  dispatch({ type: 'failed', error, online: context.isOnline() });
  const { failures, payment } = getState();
  return getBackoffMs(failures, payment !== null, random());
};

/** One run: asks until the payment is final, the error is final, or the signal ends it. One request at a time. */
export const poll = async (context: PollContext, signal: AbortSignal): Promise<void> => {
  const { clock, history, group, slots, ask, getState, dispatch } = context;
  // The last ask of the run before may be a moment ago.
  let waitMs = history.lastAskedAt + MIN_ASK_GAP_MS - clock.monotonic();
  let reserve = 0;
  let hold = false;
  let first = true;
  let changesInARow = 0;
  /** Counts an ask that begins now, and those of other tabs; while the gateway fails, for tabs to come too. */
  const countAsks = (...began: readonly number[]): readonly number[] => {
    history.asks = lastAsks([...began, ...history.asks], group.recall(), clock.monotonic());
    if (getState().error) group.note(history.asks);
    return history.asks;
  };
  // Each tab asks once itself, then one of them goes on.
  for (let turn: Turn | undefined; ; turn = await group.turn(signal)) {
    if (turn === 'news') {
      waitMs = 0;
      reserve = 0;
      hold = false;
      first = true;
    }
    const readyAt = clock.monotonic() + waitMs;
    const delayMs = (): number => {
      const now = clock.monotonic();
      const budgetMs = getState().error ? budgetWaitMs(countAsks(), now, reserve) : 0;
      return Math.max(readyAt - now, history.notBefore - now, budgetMs);
    };
    // No timer on the way to the next request unless it must wait: hidden tabs run timers once a minute. Looked at again
    // after each wait, because other tabs use up the budget meanwhile.
    while (!signal.aborted && delayMs() > 0) await sleep(clock, Math.ceil(delayMs()), signal);
    const giveBack: (() => void) | undefined = hold ? await slots.take() : undefined;
    if (signal.aborted) {
      giveBack?.();
      return;
    }

    const held: boolean = giveBack !== undefined;
    const startedAt = clock.monotonic();
    countAsks(startedAt);
    history.firstAskedAt ??= startedAt;
    history.lastAskedAt = startedAt;
    history.askingNow = !held;
    group.tell('asked');
    const outcome = await ask(held, signal);
    giveBack?.();
    if (signal.aborted) return;
    history.askingNow = false;
    const endedAt = clock.monotonic();

    if ('error' in outcome) {
      const afterFailureMs = waitAfterFailure(context, outcome);
      countAsks();
      if (afterFailureMs === undefined) return;
      waitMs = afterFailureMs;
      reserve = BUDGET_RESERVE;
      hold = false;
      first = true;
      continue;
    }

    group.note([]);
    const { payment, details } = outcome;
    const before = getState();
    // The date of an answer that was held, or read late, may be that of its beginning.
    const gatewayTimeMs = endedAt - startedAt < CLOCK_TOLERANCE_MS ? details?.gatewayTimeMs : undefined;
    dispatch({
      type: 'answered',
      payment,
      invalidFields: details?.invalidFields ?? [],
      clockOffsetMs: clockOffset(before.clockOffsetMs, gatewayTimeMs, clock.now()),
    });
    const hasChanged = getState().payment !== before.payment;
    // One tab tells all; the others ask on its word, and would only set each other off.
    group.tell(hasChanged && turn === 'lead' ? 'changed' : 'answered');
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
      supportsLongPoll: history.holds,
    });
    const isCrowded: boolean = hold && !held;
    ({
      waitMs,
      isLongPoll: hold,
      supportsLongPoll: history.holds,
    } = isCrowded ? { ...next, waitMs: SLOT_POLL_MS, isLongPoll: true } : next);
    first = false;
  }
};
