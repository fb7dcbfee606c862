import type { Clock } from './clock.js';
import { TaskQueue } from './task-queue.js';

/** What the clock needs of the machine. */
export interface TimeSource {
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Runs it once after so many milliseconds; the returned function cancels it. */
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

/** The machine's clock plus an offset that only {@link Clock.advance} moves. It holds a timer only while a task waits. */
export const createSystemClock = (source: TimeSource = machine): Clock => {
  const queue = new TaskQueue();
  let offsetMs = 0;
  /** While an advance runs, the time of the task that it runs; otherwise undefined. */
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

  /** One run at a time: an advance that comes in the middle waits for what is already running. */
  const enqueue = (run: () => Promise<void>): Promise<void> => {
    running = running.then(run).finally(arm);
    return running;
  };

  const runDue = async (): Promise<void> => {
    for (let due = queue.take(nowMs()); due; due = queue.take(nowMs())) await due.task();
  };

  const wake = (): void => {
    void enqueue(runDue);
  };

  const step = async (ms: number): Promise<void> => {
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
    advance: (ms) => enqueue(() => step(ms)),
  };
};
