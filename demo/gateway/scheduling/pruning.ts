import { LIMITS } from 'pay-status/contract';
import type { GatewayClock } from '../clock/clock.js';
import type { Store } from '../store/store.js';

const DAY_MS = 86_400_000;
/** The shortest time between two runs, milliseconds of gateway time. */
const INTERVAL_MS = DAY_MS;
/** Replays in progress while the clock moves may still read what is this much older. */
const REPLAY_SLACK_MS = 3_600_000;
/** Maximum number of payments per transaction. */
const BATCH_SIZE = 100;

interface PruningOptions {
  readonly store: Store;
  readonly clock: GatewayClock;
  /** For how long payments are kept after their last step; at least as long as events can be replayed. */
  readonly keepDays: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Deletes payments, events and deliveries some time after the last step, at most once a day. Returns a function that stops.
 */
export const startPruning = ({ store, clock, keepDays, onError }: PruningOptions): (() => void) => {
  const keepMs = Math.max(keepDays * DAY_MS, LIMITS.WEBHOOK_REPLAY_REACH_S * 1_000 + REPLAY_SLACK_MS);
  let isStopped = false;
  /** When the timer fires; Infinity without one. */
  let plannedAtMs = Infinity;
  let cancelTimer = (): void => undefined;

  /** Sets the timer unless an earlier one is set. */
  const planFor = (atMs: number): void => {
    if (isStopped || atMs >= plannedAtMs) return;
    cancelTimer();
    plannedAtMs = atMs;
    cancelTimer = clock.schedule(atMs, run);
  };

  /** Plans the next run for when the oldest payment is old enough, but not before the given time. */
  const plan = async (earliestMs: number): Promise<void> => {
    try {
      const oldestAtMs = await store.read(({ history }) => history.oldestAtMs());
      // A payment is pruned when it is older than it is kept.
      if (oldestAtMs !== null) planFor(Math.max(oldestAtMs + keepMs + 1, earliestMs));
    } catch (error) {
      onError(error);
      planFor(clock.nowMs() + INTERVAL_MS);
    }
  };

  const pruneAll = async (): Promise<void> => {
    const beforeMs = clock.nowMs() - keepMs;
    while (!isStopped && (await store.transaction(({ history }) => history.prune(beforeMs, BATCH_SIZE))) > 0);
  };

  const run = async (): Promise<void> => {
    plannedAtMs = Infinity;
    await pruneAll().catch(onError);
    await plan(clock.nowMs() + INTERVAL_MS);
  };

  // A payment stored now is not old enough before this time.
  const unsubscribe = store.subscribe(() => planFor(clock.nowMs() + keepMs + 1));
  void plan(clock.nowMs());
  return () => {
    isStopped = true;
    unsubscribe();
    cancelTimer();
  };
};
