import type { Clock } from './clock/clock.js';
import type { Agenda, Store } from './store/store.js';

interface AgendaOptions {
  readonly agenda: Agenda;
  readonly store: Store;
  readonly clock: Clock;
  /** Does what is due now. */
  readonly run: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Does what falls due in the store, whoever put it there: one timer for the first of it. The returned function ends it.
 */
export const followAgenda = ({ agenda, store, clock, run, onError }: AgendaOptions): (() => void) => {
  let nextAtMs = Infinity;
  let cancel = (): void => undefined;
  let isOver = false;

  const planFor = (atMs: number | null): void => {
    if (isOver || atMs === null || atMs >= nextAtMs) return;
    cancel();
    nextAtMs = atMs;
    cancel = clock.schedule(atMs, wake);
  };
  const plan = async (): Promise<void> => {
    planFor(await store.nextDueAtMs(agenda));
  };
  const wake = async (): Promise<void> => {
    nextAtMs = Infinity;
    try {
      await run();
      await plan();
    } catch (error) {
      onError(error);
    }
  };

  /** What the timer waits for may not be to come any more. */
  const planAnew = async (): Promise<void> => {
    const plannedMs = nextAtMs;
    const atMs = (await store.nextDueAtMs(agenda)) ?? Infinity;
    if (plannedMs !== nextAtMs || atMs === plannedMs) return;
    cancel();
    nextAtMs = Infinity;
    planFor(atMs === Infinity ? null : atMs);
  };

  const unsubscribe = store.subscribe((news) => {
    if (news === null) void plan().catch(onError);
    else if (news.due?.agenda === agenda) planFor(news.due.atMs);
    else if (news.due === null && agenda === 'payments') void planAnew().catch(onError);
  });
  void plan().catch(onError);
  return () => {
    isOver = true;
    unsubscribe();
    cancel();
  };
};
