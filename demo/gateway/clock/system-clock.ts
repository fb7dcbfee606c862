import type { Clock, Task } from './clock.js';
import { TaskQueue } from './task-queue.js';

/** The longest delay that `setTimeout` takes; above it the timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The machine's clock plus an offset that only {@link Clock.advance} moves. It holds a timer only while a task waits. */
export const createSystemClock = (): Clock => {
  const queue = new TaskQueue();
  let offsetMs = 0;
  /** While an advance runs, the time of the task that it runs; otherwise undefined. */
  let steppedMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const nowMs = (): number => steppedMs ?? Date.now() + offsetMs;

  const arm = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const atMs = queue.nextAtMs();
    if (atMs === undefined) return;
    timer = setTimeout(wake, Math.min(Math.max(atMs - nowMs(), 0), LONGEST_TIMER_MS));
  };

  const runDue = async (): Promise<void> => {
    for (let due = queue.take(nowMs()); due; due = queue.take(nowMs())) await due.task();
  };

  /** One run at a time: an advance that comes in the middle waits for what is already running. */
  const enqueue = (run: () => Promise<void>): Promise<void> => {
    running = running.then(run, run).finally(arm);
    return running;
  };

  const wake = (): void => {
    void enqueue(runDue);
  };

  const step = async (ms: number): Promise<void> => {
    const targetMs = nowMs() + ms;
    try {
      for (let due = queue.take(targetMs); due; due = queue.take(targetMs)) {
        steppedMs = Math.max(due.atMs, steppedMs ?? targetMs - ms);
        await due.task();
      }
    } finally {
      steppedMs = undefined;
      offsetMs += ms;
    }
  };

  return {
    nowMs,
    schedule(atMs, task: Task) {
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
