import type { GatewayClock } from './clock.js';
import { TaskQueue } from './task-queue.js';

/** The time functions of the machine. */
export interface TimeSource {
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Runs the function once after the given milliseconds; returns a function that cancels it. */
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** The longest delay that `setTimeout` takes; above it the timer would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

const machine: TimeSource = {
  nowMs: () => Date.now(),
  setTimer: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The machine's clock plus an offset that {@link GatewayClock.advance} increases. It has a timer only while a task is scheduled. */
export const createSystemClock = (source: TimeSource = machine): GatewayClock => {
  const queue = new TaskQueue();
  let offsetMs = 0;
  /** During an advance, the time of the current task; otherwise undefined. */
  let steppedMs: number | undefined;
  let cancelTimer = (): void => undefined;
  let running: Promise<void> = Promise.resolve();

  const nowMs = (): number => steppedMs ?? source.nowMs() + offsetMs;

  const arm = (): void => {
    cancelTimer();
    cancelTimer = () => undefined;
    const atMs = queue.nextAtMs();
    if (atMs === undefined) return;
    cancelTimer = source.setTimer(wake, Math.min(Math.max(atMs - nowMs(), 0), LONGEST_TIMER_MS));
  };

  /** Tasks that were started in real time: they run in parallel, but an advance waits for them. */
  const started = new Set<Promise<void>>();

  const wake = (): void => {
    for (let due = queue.take(nowMs()); due; due = queue.take(nowMs())) {
      const task = Promise.resolve(due.task()).finally(() => started.delete(task));
      started.add(task);
    }
    arm();
  };

  const step = async (ms: number): Promise<void> => {
    await Promise.all(started);
    const startMs = nowMs();
    for (let due = queue.take(startMs + ms); due; due = queue.take(startMs + ms)) {
      steppedMs = Math.max(due.atMs, steppedMs ?? startMs);
      await due.task();
    }
    steppedMs = undefined;
    offsetMs += ms;
  };

  return {
    nowMs,
    schedule(atMs, task) {
      const cancel = queue.add(atMs, task);
      if (queue.nextAtMs() === atMs) arm();
      return () => {
        cancel();
        if (queue.size === 0) arm();
      };
    },
    setOffset(ms) {
      offsetMs = ms;
      arm();
    },
    advance(ms) {
      running = running.then(() => step(ms)).finally(arm);
      return running;
    },
  };
};
