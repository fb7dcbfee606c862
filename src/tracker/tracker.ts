import type { StatusClient } from '../client/status-client.js';
import { ask } from './ask.js';
import { tabMaxPollMs } from './max-poll.js';
import { MIN_ASK_GAP_MS, newHistory, poll, type PollContext } from './poll.js';
import { noPageSignals, systemClock, type Clock, type PageSignal, type PageSignals } from './ports.js';
import { reduce, type TrackerEvent } from './reducer.js';
import { INITIAL_STATE, type TrackerState } from './state.js';

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
}

/** Hears each new state. What a listener throws is reported and does not disturb the tracker. */
export type TrackerListener = (state: TrackerState, previous: TrackerState) => void;

/** Follows one payment by long polling until it is final. */
export interface PaymentTracker {
  readonly state: TrackerState;
  /** Begins or goes on; does nothing while it runs. */
  start(): void;
  /** Aborts the request under way and asks no more. `start()` goes on. */
  stop(): void;
  /** Asks at once, without a hold; at most once a second, and never sooner than a `Retry-After` allows. */
  refresh(): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: TrackerListener): () => void;
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
  const { client, paymentId, clock = systemClock, random = Math.random, page = noPageSignals } = options;
  const maxPollMs = options.maxPollMs ?? tabMaxPollMs(random);
  const listeners = new Set<TrackerListener>();
  const history = newHistory();
  let state = INITIAL_STATE;
  let run: AbortController | undefined;
  let unsubscribe: (() => void) | undefined;
  let hiddenAt = -Infinity;

  const dispatch = (event: TrackerEvent): void => {
    const previous = state;
    state = reduce(state, event);
    if (state === previous) return;
    for (const listener of [...listeners]) {
      try {
        listener(state, previous);
      } catch (error) {
        report(error);
      }
    }
  };

  const context: PollContext = {
    clock,
    random,
    isOnline: () => page.isOnline(),
    history,
    ask: (hold, signal) => ask({ client, clock, paymentId, maxPollMs: hold ? maxPollMs : undefined, signal }),
    getState: () => state,
    dispatch,
  };

  const isSettled = (): boolean => state.payment?.isFinal ?? false;

  const begin = (): void => {
    const lastAskedAt = history.starts.at(-1) ?? -Infinity;
    const isFresh = history.askingNow && clock.monotonic() - lastAskedAt < MIN_ASK_GAP_MS;
    if (isSettled() || (run && !run.signal.aborted && isFresh)) return;
    run?.abort();
    run = new AbortController();
    const { signal } = run;
    if (state.connection === 'stopped') history.firstAskedAt = undefined;
    // A listener may stop or refresh the tracker, which ends this run before it asks.
    dispatch({ type: 'started' });
    void poll(context, signal);
  };

  const onSignal = (signal: PageSignal): void => {
    if (signal === 'hidden') hiddenAt = clock.monotonic();
    else if (signal === 'offline') dispatch({ type: 'interrupted', by: 'offline' });
    else if (signal === 'pagehide' || signal === 'freeze') {
      run?.abort();
      dispatch({ type: 'interrupted', by: 'paused' });
    } else if (state.connection !== 'stopped') {
      if (signal !== 'visible' || clock.monotonic() - hiddenAt >= MIN_HIDDEN_MS) begin();
    }
  };

  return {
    get state() {
      return state;
    },
    start: () => {
      if (unsubscribe) return;
      unsubscribe = page.subscribe(onSignal);
      begin();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = undefined;
      run?.abort();
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
    now: () => clock.now() + state.clockOffsetMs,
  };
};
