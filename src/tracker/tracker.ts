import type { StatusClient } from '../client/status-client.js';
import { readInitialPayment } from '../contract/readers/initial-data.js';
import { requestStatus } from './request-status.js';
import { getTabMaxPollMs } from '../core/max-poll.js';
import { MIN_REQUEST_GAP_MS, createPollHistory, poll, type PollContext } from './poll-loop.js';
import { systemClock, type Clock } from '../core/clock.js';
import { noPageSignals, type PageSignal, type PageSignals } from './ports.js';
import { reduce, type TrackerEvent } from './reducer.js';
import { createLongPollSlots, type LongPollSlots } from './long-poll-slots.js';
import { INITIAL_STATE, type TrackerState } from './state.js';
import { watchForWake } from './suspend.js';
import { SINGLE_TAB, joinTabGroup, type TabGroup } from './tab-group.js';
import type { Tabs } from './tab-channel.js';
import { createTrace, type TraceEntry } from './trace.js';

/** A hand-off to a wallet flips the page's visibility for a moment; shorter absences than this are ignored. */
export const MIN_HIDDEN_MS = 200;

/** What to follow, and through which ports. */
export interface TrackerOptions {
  readonly client: StatusClient;
  readonly paymentId: string;
  /** The device's clock when absent. */
  readonly clock?: Clock | undefined;
  /** In [0, 1), for jitter; `Math.random` when absent. */
  readonly random?: (() => number) | undefined;
  /** The life of the page; without it the tracker never resumes by itself. */
  readonly page?: PageSignals | undefined;
  /** How long a request may be held, milliseconds; drawn once per tab when absent. */
  readonly maxPollMs?: number | undefined;
  /** The other tabs of the browser, of which one polls for all; without it, and without `client.source`, each for itself. */
  readonly tabs?: Tabs | undefined;
  /** The held requests of the page; its own when absent. */
  readonly slots?: LongPollSlots | undefined;
  /** Hears each line of {@link PaymentTracker.diagnostics} as it is written. Must not throw. */
  readonly onTrace?: ((entry: TraceEntry) => void) | undefined;
}

/** Hears each new state. What a listener throws is reported and does not disturb the tracker. */
export type TrackerListener = (state: TrackerState, previous: TrackerState) => void;

/** Follows one payment by long polling until it is final. */
export interface PaymentTracker {
  readonly state: TrackerState;
  /**
   * Shows a status that the page's own server read a moment ago, until the gateway answers.
   *
   * @param initial The body of a status answer, or JSON text of it. If it is final, nothing is polled. If it is invalid,
   * it becomes the state's warning. Ignored once the gateway has answered.
   */
  setInitialData(initial: unknown): void;
  /** Begins or goes on; does nothing while it runs. */
  start(): void;
  /** Aborts the request under way and asks no more. `start()` goes on. */
  stop(): void;
  /** Asks at once, without a hold; at most once a second, and never sooner than a `Retry-After` allows. */
  refresh(): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: TrackerListener): () => void;
  /** What happened last, oldest first, without credentials: for a buyer to copy to the merchant's support. */
  diagnostics(): readonly TraceEntry[];
  /** The gateway's time as far as it is known, Unix milliseconds. */
  now(): number;
}

const report = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** Creates a tracker at rest. It touches nothing but its ports. */
export const createTracker = (options: TrackerOptions): PaymentTracker => {
  const {
    client,
    paymentId,
    clock = systemClock,
    random = Math.random,
    page = noPageSignals,
    slots = createLongPollSlots(options.tabs),
  } = options;
  const maxPollMs = options.maxPollMs ?? getTabMaxPollMs(random);
  const listeners = new Set<TrackerListener>();
  const history = createPollHistory();
  const trace = createTrace(options.onTrace);
  let state = INITIAL_STATE;
  let run: AbortController | undefined;
  let group = SINGLE_TAB;
  let membership: AbortController | undefined;
  let unsubscribe: (() => void) | undefined;
  let hiddenAt = -Infinity;

  const dispatch = (event: TrackerEvent): void => {
    const previous = state;
    state = reduce(state, event);
    trace.add(clock.now(), event.type, state);
    if (state === previous) return;
    for (const listener of [...listeners]) {
      try {
        listener(state, previous);
      } catch (error) {
        report(error);
      }
    }
  };

  const context: Omit<PollContext, 'group'> = {
    clock,
    random,
    isOnline: () => page.isOnline(),
    history,
    slots,
    requestStatus: (hold, signal) => {
      trace.add(clock.now(), 'asked', state);
      return requestStatus({ client, clock, paymentId, maxPollMs: hold ? maxPollMs : undefined, signal });
    },
    getState: () => state,
    dispatch,
  };

  const isSettled = (): boolean => state.payment?.isFinal ?? false;

  const join = (): TabGroup => {
    const { source } = client;
    if (!options.tabs || source === undefined) return SINGLE_TAB;
    membership = new AbortController();
    return joinTabGroup({
      tabs: options.tabs,
      clock,
      subject: [source, paymentId],
      silenceMs: 2 * maxPollMs,
      onAnswered: () => {
        if (!state.error) return;
        // The gateway answers again: no reason to wait any longer, except for its own.
        history.requestTimes = [];
        begin();
      },
      signal: membership.signal,
    });
  };

  /** Lets another tab lead. */
  const leave = (): void => {
    run?.abort();
    membership?.abort();
    membership = undefined;
  };

  const begin = (): void => {
    const isFresh = history.isPlainRequestPending && clock.monotonic() - history.lastRequestAt < MIN_REQUEST_GAP_MS;
    if (isSettled() || (run && !run.signal.aborted && isFresh)) return;
    run?.abort();
    const thisRun = new AbortController();
    const { signal } = thisRun;
    run = thisRun;
    if (state.connection === 'stopped') history.firstRequestAt = undefined;
    // A listener may stop or refresh the tracker, which ends this run before it asks.
    dispatch({ type: 'started' });
    if (signal.aborted) return;
    watchForWake(clock, begin, signal);
    if (!membership) group = join();
    void poll({ ...context, group }, signal).finally(() => {
      if (run === thisRun) leave();
    });
  };

  const onSignal = (signal: PageSignal): void => {
    if (signal === 'hidden') hiddenAt = clock.monotonic();
    else if (signal === 'offline') dispatch({ type: 'interrupted', by: 'offline' });
    else if (signal === 'pagehide' || signal === 'freeze') {
      leave();
      dispatch({ type: 'interrupted', by: 'paused' });
    } else if (state.connection !== 'stopped') {
      if (signal !== 'visible' || clock.monotonic() - hiddenAt >= MIN_HIDDEN_MS) begin();
    }
  };

  return {
    get state() {
      return state;
    },
    setInitialData: (initial) => {
      dispatch({ type: 'initialized', initial: readInitialPayment(initial) });
    },
    start: () => {
      if (unsubscribe) return;
      unsubscribe = page.subscribe(onSignal);
      begin();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = undefined;
      leave();
      dispatch({ type: 'interrupted', by: 'stopped' });
    },
    refresh: () => {
      if (unsubscribe) begin();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    diagnostics: () => [...trace.entries],
    now: () => clock.now() + state.clockOffsetMs,
  };
};
