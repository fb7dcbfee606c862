import type { Clock } from '../core/clock.js';
import { planNextPoll } from '../core/pacing.js';
import { getBackoffMs, getRetryAfterMs, isRetryablePollError, RETRY_MIN_MS } from '../core/retry.js';
import { sleep } from '../core/sleep.js';
import { CLOCK_TOLERANCE_MS, getClockOffset, getRepeatedDate, seeDate } from './clock-offset.js';
import type { LongPollSlots } from './long-poll-slots.js';
import { countCut, NO_CUTS, type PollCuts } from './poll-cuts.js';
import type { PollHistory } from './poll-history.js';
import { getRateLimitDelayMs, mergeRequestTimes, RATE_LIMIT_RESERVE } from './rate-limit.js';
import type { TrackerEvent } from './reducer.js';
import type { RequestOutcome } from './request-status.js';
import type { TrackerState } from './state.js';
import type { PollReason, TabGroup } from './tab-group.js';

/** The minimum time between a request and one triggered by a page event, milliseconds. */
export const MIN_REQUEST_GAP_MS = 1_000;

/** The dependencies of the poll loop. */
export interface PollContext {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly history: PollHistory;
  /** Joins the tabs that follow the same payment at the first call. */
  readonly getGroup: () => TabGroup;
  readonly slots: LongPollSlots;
  /** The duration of a long poll, milliseconds. */
  readonly maxPollMs: number;
  /** Sends a request: a long poll of this duration, or a plain one. */
  readonly requestStatus: (maxPollMs: number | undefined, signal: AbortSignal) => Promise<RequestOutcome>;
  readonly getState: () => TrackerState;
  readonly dispatch: (event: TrackerEvent) => void;
}

/** When to send the next request, and which kind. */
interface Plan {
  readonly waitMs: number;
  readonly isLongPoll: boolean;
  /** True for the first request of a run, and for the first after a failure or a message. */
  readonly isFirst: boolean;
  readonly changesInARow: number;
  /** The number of requests of the rate limit to reserve for the buyer. */
  readonly reserve: number;
  /** The long polls of this run that a proxy has cut. */
  readonly cuts: PollCuts;
}

/** A request that was sent. */
interface SentRequest {
  readonly outcome: RequestOutcome;
  readonly isLongPoll: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
}

type Failure = Extract<RequestOutcome, { readonly error: unknown }>;
type Success = Exclude<RequestOutcome, Failure>;

const PLAIN_REQUEST = { waitMs: 0, isLongPoll: false, isFirst: true, reserve: 0 };

/** Adds new requests and those of other tabs to the history. While the gateway fails, shares them with other tabs. */
const countRequests = ({ clock, history, getGroup, getState }: PollContext, ...startedAt: readonly number[]): void => {
  const group = getGroup();
  const known = [...startedAt, ...history.requestTimes];
  history.requestTimes = mergeRequestTimes(known, group.readRequestTimes(), clock.monotonic());
  if (getState().error) group.writeRequestTimes(history.requestTimes);
};

/** Waits until the plan, `Retry-After` and the rate limit allow a request, or the signal is aborted. */
const waitUntilDue = async (context: PollContext, { waitMs, reserve }: Plan, signal: AbortSignal): Promise<void> => {
  const { clock, history, getState } = context;
  const dueAt = clock.monotonic() + waitMs;
  const getDelayMs = (): number => {
    if (getState().error) countRequests(context);
    const now = clock.monotonic();
    const rateLimitMs = getState().error ? getRateLimitDelayMs(history.requestTimes, now, reserve) : 0;
    return Math.max(dueAt - now, history.notBefore - now, rateLimitMs);
  };
  // Without a wait there is no timer: hidden tabs run timers once a minute. Other tabs may send requests during a wait.
  while (!signal.aborted && getDelayMs() > 0) await sleep(clock, Math.ceil(getDelayMs()), signal);
};

/**
 * Sends the planned request. If too many long polls are open, sends a plain one, after the time that the slots demand.
 * Undefined when the signal is aborted.
 */
const send = async (context: PollContext, plan: Plan, signal: AbortSignal): Promise<SentRequest | undefined> => {
  const { clock, history, slots } = context;
  let release = plan.isLongPoll ? await slots.acquire(signal) : undefined;
  const waitMs = history.lastRequestAt + slots.pollMs - clock.monotonic();
  if (plan.isLongPoll && !release && waitMs > 0) {
    await waitUntilDue(context, { ...plan, waitMs }, signal);
    release = await slots.acquire(signal);
  }
  if (signal.aborted) {
    release?.();
    return undefined;
  }
  const isLongPoll = release !== undefined;
  const startedAt = clock.monotonic();
  history.firstRequestAt ??= startedAt;
  history.lastRequestAt = startedAt;
  history.isPlainRequestPending = !isLongPoll;
  const maxPollMs = Math.min(context.maxPollMs, plan.cuts.holdMs ?? Infinity);
  const pending = context.requestStatus(isLongPoll ? maxPollMs : undefined, signal);
  // After the request was sent: joining the other tabs takes a while.
  const group = context.getGroup();
  countRequests(context, startedAt);
  group.broadcast('requested');
  const outcome = await pending;
  release?.();
  if (signal.aborted) return undefined;
  history.isPlainRequestPending = false;
  return { outcome, isLongPoll, startedAt, endedAt: clock.monotonic() };
};

const toEndedRequest = ({ outcome, isLongPoll, startedAt, endedAt }: SentRequest) => ({
  isLongPoll,
  tookMs: endedAt - startedAt,
  error: 'error' in outcome ? outcome.error : undefined,
});

/** Plans the retry after a failure; undefined after a non-retryable error. */
const handleFailure = (context: PollContext, { error }: Failure, plan: Plan): Plan | undefined => {
  const { clock, random, history, getState, dispatch } = context;
  const now = clock.monotonic();
  history.notBefore = now + getRetryAfterMs(error);
  if (plan.cuts.isKnownCut) return { ...plan, ...PLAIN_REQUEST, waitMs: RETRY_MIN_MS };
  const isRetryable = isRetryablePollError(error, now - (history.firstRequestAt ?? now));
  dispatch(isRetryable ? { type: 'failed', error, online: context.isOnline() } : { type: 'ended', error });
  const { failures, payment } = getState();
  const waitMs = isRetryable ? getBackoffMs(failures, payment !== null, random()) : 0;
  countRequests(context);
  return isRetryable ? { ...plan, ...PLAIN_REQUEST, waitMs, reserve: RATE_LIMIT_RESERVE } : undefined;
};

/** Reads the gateway's clock from the `Date` header of an answer. */
const readClock = (
  { clock, history, getState }: PollContext,
  { details }: Success,
  { isLongPoll, startedAt, endedAt }: SentRequest,
): Pick<TrackerState, 'clockOffsetMs' | 'repeatedDateMs'> => {
  const { clockOffsetMs, repeatedDateMs } = getState();
  // The `Date` header of a long poll may be the time at which it started.
  if (isLongPoll || endedAt - startedAt >= CLOCK_TOLERANCE_MS) return { clockOffsetMs, repeatedDateMs };
  const { gatewayTimeMs } = details;
  const isNew = gatewayTimeMs !== history.seenDate?.dateMs;
  history.seenDate = seeDate(history.seenDate, gatewayTimeMs, endedAt);
  const repeated = getRepeatedDate(history.seenDate, endedAt);
  // Not even the first answer of a cache tells the time.
  if (repeated !== null) return { clockOffsetMs: 0, repeatedDateMs: repeated };
  const offsetMs = isNew ? getClockOffset(clockOffsetMs, gatewayTimeMs, clock.now()) : clockOffsetMs;
  return { clockOffsetMs: offsetMs, repeatedDateMs: null };
};

/** Announces an answer. Returns true if it changed the payment. */
const dispatchAnswer = (
  context: PollContext,
  outcome: Success,
  request: SentRequest,
  reason: PollReason | undefined,
): boolean => {
  const { getGroup, getState, dispatch } = context;
  const { payment, details } = outcome;
  const group = getGroup();
  group.writeRequestTimes([]);
  const previous = getState();
  const clock = readClock(context, outcome, request);
  dispatch({ type: 'answered', payment, invalidFields: details.invalidFields, ...clock });
  const hasChanged = getState().payment !== previous.payment;
  // Only the leader announces a change: the other tabs poll on its message, and would trigger each other.
  group.broadcast(hasChanged && reason === 'leader' ? 'changed' : 'answered');
  return hasChanged;
};

const planAfterAnswer = (
  { history, slots }: PollContext,
  { payment }: Success,
  { isLongPoll, startedAt, endedAt }: SentRequest,
  { isFirst, changesInARow, ...plan }: Plan,
): Plan => {
  const { pollInMs } = payment;
  const { supportsLongPoll } = history;
  const unchangedMs = endedAt - (history.changedAt ?? history.firstRequestAt ?? endedAt);
  const poll = { startedAt, endedAt, isLongPoll, isFirst, changesInARow, pollInMs, unchangedMs, supportsLongPoll };
  const next = planNextPoll(poll);
  history.supportsLongPoll = next.supportsLongPoll;
  const hadNoSlot = plan.isLongPoll && !isLongPoll;
  return {
    ...plan,
    isFirst: false,
    changesInARow,
    waitMs: hadNoSlot ? slots.pollMs : next.waitMs,
    isLongPoll: hadNoSlot || next.isLongPoll,
  };
};

/**
 * Polls until the payment is final, an error is not retryable, or the signal is aborted. One request at a time. The first
 * request is the tab's own; then one tab of the group polls for all.
 */
export const poll = async (context: PollContext, signal: AbortSignal): Promise<void> => {
  const { clock, history, getGroup } = context;
  const sinceLastMs = clock.monotonic() - history.lastRequestAt;
  let plan: Plan = { ...PLAIN_REQUEST, waitMs: MIN_REQUEST_GAP_MS - sinceLastMs, changesInARow: 0, cuts: NO_CUTS };
  for (let reason: PollReason | undefined; ; reason = await getGroup().waitForTurn(signal)) {
    if (reason === 'message') plan = { ...plan, ...PLAIN_REQUEST };
    await waitUntilDue(context, plan, signal);
    const request = await send(context, plan, signal);
    if (!request || signal.aborted) return;
    const { outcome } = request;
    plan = { ...plan, cuts: countCut(plan.cuts, toEndedRequest(request)) };
    if ('error' in outcome) {
      const retry = handleFailure(context, outcome, plan);
      if (!retry) return;
      plan = retry;
      continue;
    }
    const hasChanged = dispatchAnswer(context, outcome, request, reason);
    if (hasChanged) history.changedAt = request.endedAt;
    if (outcome.payment.isFinal) return;
    const changesInARow = hasChanged ? plan.changesInARow + 1 : 0;
    plan = planAfterAnswer(context, outcome, request, { ...plan, changesInARow });
  }
};
