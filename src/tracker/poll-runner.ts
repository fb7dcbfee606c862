import { MIN_REQUEST_GAP_MS, poll, type PollContext } from './poll-loop.js';
import { hasRecentRequest } from './rate-limit.js';
import { watchForWake } from './suspend.js';
import { joinTabGroup, SINGLE_TAB, type TabGroup } from './tab-group.js';
import type { Tabs } from './tab-channel.js';

/** Starts and ends runs of the poll loop; at most one at a time. */
export interface PollRunner {
  /**
   * Starts a run with a plain request. Replaces the current run, unless that has just sent a plain request, or waits for its
   * response while the gateway fails for other tabs.
   */
  start(): void;
  /** Aborts the run, and lets another tab become the leader. */
  end(): void;
}

/** The identity of a tab group. */
interface SharedPoll {
  readonly tabs: Tabs;
  /** The source and the payment. */
  readonly subject: readonly string[];
  /** A leader counts as dead after this time without a message, milliseconds. */
  readonly silenceMs: number;
}

/** @param shared undefined if each tab polls for itself */
export const createPollRunner = (
  context: Omit<PollContext, 'getGroup'>,
  shared: SharedPoll | undefined,
): PollRunner => {
  const { clock, history, getState, dispatch } = context;
  let run: AbortController | undefined;
  let group: TabGroup | undefined;
  let membership: AbortController | undefined;

  const join = (): TabGroup => {
    if (!shared) return SINGLE_TAB;
    membership = new AbortController();
    const onAnswered = (): void => {
      if (!getState().error) return;
      // The gateway answers another tab again: only its `Retry-After` still counts.
      history.requestTimes = [];
      start();
    };
    return joinTabGroup({ ...shared, clock, onAnswered, signal: membership.signal });
  };
  /** Nothing joins the tabs once it was ended. */
  const getGroup = (signal: AbortSignal): TabGroup => (signal.aborted ? SINGLE_TAB : (group ??= join()));

  const end = (): void => {
    run?.abort();
    membership?.abort();
    membership = group = undefined;
  };

  /**
   * A pending plain request is not replaced within a second. While the gateway fails for other tabs, it is not replaced at all,
   * because the rate limit applies to a tab only after its own first failure.
   */
  const isRequestKept = (): boolean => {
    const now = clock.monotonic();
    const isFresh = now - history.lastRequestAt < MIN_REQUEST_GAP_MS;
    const isFirstWhileFailing = !getState().error && hasRecentRequest((group ?? SINGLE_TAB).readRequestTimes(), now);
    return history.isPlainRequestPending && (isFresh || isFirstWhileFailing);
  };

  const start = (): void => {
    if (getState().payment?.isFinal || (run && !run.signal.aborted && isRequestKept())) return;
    run?.abort();
    const thisRun = new AbortController();
    const { signal } = thisRun;
    run = thisRun;
    if (getState().connection === 'stopped') history.firstRequestAt = undefined;
    dispatch({ type: 'started' });
    // A listener may have stopped or refreshed the tracker, which ends this run.
    if (signal.aborted) return;
    watchForWake(clock, start, signal);
    void poll({ ...context, getGroup: () => getGroup(signal) }, signal).finally(() => {
      if (run === thisRun) end();
    });
  };

  return { start, end };
};
