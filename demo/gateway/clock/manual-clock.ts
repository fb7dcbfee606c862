import type { GatewayClock } from './clock.js';
import { TaskQueue } from './task-queue.js';

/** A clock that moves only when it is advanced, for tests and stories. It never uses a real timer. */
export interface ManualClock extends GatewayClock {
  /** The number of scheduled tasks. */
  readonly waiting: number;
}

/** Starts on a whole second by default, so that `expiresAt` in seconds loses nothing. */
export const createManualClock = (startMs = Date.UTC(2026, 1, 18, 12)): ManualClock => {
  const queue = new TaskQueue();
  let now = startMs;
  let running: Promise<void> = Promise.resolve();

  const step = async (ms: number): Promise<void> => {
    const targetMs = now + ms;
    for (let due = queue.take(targetMs); due; due = queue.take(targetMs)) {
      now = Math.max(now, due.atMs);
      await due.task();
    }
    now = targetMs;
  };

  return {
    nowMs: () => now,
    schedule: (atMs, task) => queue.add(atMs, task),
    advance(ms) {
      running = running.then(() => step(ms));
      return running;
    },
    get waiting() {
      return queue.size;
    },
  };
};
