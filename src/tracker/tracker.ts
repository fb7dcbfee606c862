import type { StatusClient } from '../client/status-client.js';
import { readInitialPayment } from '../contract/readers/initial-data.js';
import { systemClock, type Clock } from '../core/clock.js';
import { getTabMaxPollMs } from '../core/max-poll.js';
import { createStore, type Store } from '../core/store.js';
import { createLongPollSlots, type LongPollSlots } from './long-poll-slots.js';
import { createPollHistory } from './poll-history.js';
import type { PollContext } from './poll-loop.js';
import { createPollRunner, type PollRunner } from './poll-runner.js';
import { noPageSignals, type PageSignal, type PageSignals } from './ports.js';
import { reduce, type TrackerEvent } from './reducer.js';
import { requestStatus } from './request-status.js';
import { INITIAL_STATE, type TrackerState } from './state.js';
import type { Tabs } from './tab-channel.js';
import { createTrace, type TraceEntry } from './trace.js';

/** Shorter absences are ignored, milliseconds: opening a wallet app may hide the page for a moment. */
export const MIN_HIDDEN_MS = 200;

/** The payment to follow, and the ports. */
export interface TrackerOptions {
  readonly client: StatusClient;
  readonly paymentId: string;
  /** The device's clock when absent. */
  readonly clock?: Clock | undefined;
  /** Returns a number in [0, 1), for jitter; `Math.random` when absent. */
  readonly random?: (() => number) | undefined;
  /** The page's lifecycle; without it the tracker never pauses or resumes by itself. */
  readonly page?: PageSignals | undefined;
  /** The duration of a long poll, milliseconds; the tab's own when absent. */
  readonly maxPollMs?: number | undefined;
  /** Elects the tab that polls for all; without it, or without `client.source`, each tab polls for itself. */
  readonly tabs?: Tabs | undefined;
  /** Limits the long polls of the page; the tracker's own when absent. */
  readonly slots?: LongPollSlots | undefined;
  /** Receives each entry of {@link PaymentTracker.diagnostics} when it is added. */
  readonly onTrace?: ((entry: TraceEntry) => void) | undefined;
}

/** Receives each new state. Errors of a listener are reported as uncaught and do not affect the tracker. */
export type TrackerListener = (state: TrackerState, previous: TrackerState) => void;

/** Follows one payment by long polling until it is final. */
export interface PaymentTracker {
  readonly state: TrackerState;
  /**
   * Sets a status that the page's own server has just received. It is shown until the gateway answers.
   *
   * @param initial The body of a status answer, or JSON text of it. If it is final, nothing is polled. If it is invalid,
   * it becomes the state's warning. Ignored once the gateway has answered.
   */
  setInitialData(initial: unknown): void;
  /** Starts or resumes polling; does nothing while it runs. */
  start(): void;
  /** Aborts the pending request and stops polling. `start()` resumes it. */
  stop(): void;
  /** Sends a plain request at once; at most one per second, and never sooner than a `Retry-After` allows. */
  refresh(): void;
  /** Calls back on each change of state until the returned function is called. */
  subscribe(listener: TrackerListener): () => void;
  /** Returns the latest polling events, oldest first, without credentials, for support requests. */
  diagnostics(): readonly TraceEntry[];
  /** Returns the gateway's time, or the device's if it is unknown; Unix milliseconds. */
  now(): number;
}

/** Pauses and resumes polling with the page. */
const createSignalHandler = (
  runner: PollRunner,
  store: Store<TrackerState, TrackerEvent>,
  clock: Clock,
): ((signal: PageSignal) => void) => {
  let hiddenAt = -Infinity;
  return (signal) => {
    if (signal === 'hidden') hiddenAt = clock.monotonic();
    else if (signal === 'offline') store.dispatch({ type: 'interrupted', by: 'offline' });
    else if (signal === 'pagehide' || signal === 'freeze') {
      runner.end();
      store.dispatch({ type: 'interrupted', by: 'paused' });
    } else if (store.state.connection !== 'stopped') {
      if (signal !== 'visible' || clock.monotonic() - hiddenAt >= MIN_HIDDEN_MS) runner.start();
    }
  };
};

/** Creates a tracker. It does not poll before `start()`. */
export const createTracker = (options: TrackerOptions): PaymentTracker => {
  const { client, paymentId, tabs } = options;
  const { clock = systemClock, random = Math.random, page = noPageSignals } = options;
  const { slots = createLongPollSlots(tabs), maxPollMs = getTabMaxPollMs(random) } = options;
  const { source } = client;
  const trace = createTrace(options.onTrace);
  const store = createStore<TrackerState, TrackerEvent>(INITIAL_STATE, reduce, ({ type }, state) => {
    trace.add(clock.now(), type, state);
  });
  const context: Omit<PollContext, 'getGroup'> = {
    clock,
    random,
    isOnline: () => page.isOnline(),
    history: createPollHistory(),
    slots,
    maxPollMs,
    requestStatus: (holdMs, signal) => {
      trace.add(clock.now(), 'requested', store.state);
      return requestStatus({ client, clock, paymentId, maxPollMs: holdMs, signal });
    },
    getState: () => store.state,
    dispatch: (event) => {
      store.dispatch(event);
    },
  };
  const isShared = tabs && source !== undefined;
  const shared = isShared ? { tabs, subject: [source, paymentId], silenceMs: 2 * maxPollMs } : undefined;
  const runner = createPollRunner(context, shared);
  const onSignal = createSignalHandler(runner, store, clock);
  let unsubscribe: (() => void) | undefined;

  return {
    get state() {
      return store.state;
    },
    setInitialData: (initial) => {
      store.dispatch({ type: 'initialized', initial: readInitialPayment(initial) });
    },
    start: () => {
      if (unsubscribe) return;
      unsubscribe = page.subscribe(onSignal);
      runner.start();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = undefined;
      runner.end();
      store.dispatch({ type: 'interrupted', by: 'stopped' });
    },
    refresh: () => {
      if (unsubscribe) runner.start();
    },
    subscribe: (listener) => store.subscribe(listener),
    diagnostics: () => [...trace.entries],
    now: () => clock.now() + store.state.clockOffsetMs,
  };
};
