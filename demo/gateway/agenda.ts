import type { Clock } from './clock/clock.js';
import type { Agenda, Store } from './store/store.js';

/** After a failure, of a database that is gone for a moment say, it looks again so soon, milliseconds of gateway time. */
const RETRY_MS = 1_000;
/** What is still due after all was done is in the hands of another process, or of one that was killed. */
const BUSY_MS = 100;

interface AgendaOptions {
  readonly agenda: Agenda;
  readonly store: Store;
  readonly clock: Clock;
  /** Does what is due now. */
  readonly run: () => Promise<void>;
  /** Resolves when what runs have only begun is over: a clock that is put forward waits for that, the next run does not. */
  readonly idle?: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Does what falls due in the store, whoever put it there: one timer for the first of it. The returned function ends it.
 */
export const followAgenda = ({ agenda, store, clock, run, idle, onError }: AgendaOptions): (() => void) => {
  let nextAtMs = Infinity;
  let cancel = (): void => undefined;
  let isOver = false;
  /** How many times were asked for, whether a timer was set for them or not. */
  let asked = 0;
  /** How many runs were asked for and not begun, while one is under way. */
  let waiting: number | undefined;

  const planFor = (atMs: number | null): void => {
    if (isOver || atMs === null) return;
    asked++;
    if (atMs >= nextAtMs) return;
    cancel();
    nextAtMs = atMs;
    cancel = clock.schedule(atMs, wake);
  };
  /** Nothing that is due may be left to wait for the next change. */
  const recover = (error: unknown): void => {
    onError(error);
    planFor(clock.nowMs() + RETRY_MS);
  };
  const plan = async (): Promise<void> => {
    try {
      planFor(await store.nextDueAtMs(agenda));
    } catch (error) {
      recover(error);
    }
  };
  const runAndPlan = async (): Promise<void> => {
    try {
      await run();
      const atMs = await store.nextDueAtMs(agenda);
      const nowMs = clock.nowMs();
      planFor(atMs !== null && atMs <= nowMs ? nowMs + BUSY_MS : atMs);
    } catch (error) {
      recover(error);
    }
  };
  /** One run at a time: many would do the same, and wait for each other's locks. */
  const wake = async (): Promise<void> => {
    nextAtMs = Infinity;
    if (waiting !== undefined) {
      waiting++;
      return;
    }
    for (waiting = 1; waiting;) {
      waiting = 0;
      await runAndPlan();
    }
    waiting = undefined;
    await idle?.();
  };

  /** What the timer waits for may not be to come any more. */
  const planAnew = async (): Promise<void> => {
    const plannedMs = nextAtMs;
    const askedBefore = asked;
    const atMs = (await store.nextDueAtMs(agenda)) ?? Infinity;
    // The store may have looked before what was asked for meanwhile was there; a timer that is too early does no harm.
    if (asked !== askedBefore || plannedMs !== nextAtMs || atMs === plannedMs) return;
    cancel();
    nextAtMs = Infinity;
    planFor(atMs === Infinity ? null : atMs);
  };

  const unsubscribe = store.subscribe((news) => {
    if (news === null) void plan();
    else if (news.due?.agenda === agenda) planFor(news.due.atMs);
    else if (news.due === null && news.paymentId !== null && agenda === 'payments') void planAnew().catch(recover);
  });
  void plan();
  return () => {
    isOver = true;
    unsubscribe();
    cancel();
  };
};
