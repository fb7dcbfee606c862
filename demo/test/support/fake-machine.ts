import type { TimeSource } from '../../gateway/clock/system-clock.js';

/** A machine whose time the test controls: timers fire in order, each at its time. */
export interface FakeMachine extends TimeSource {
  /** The delays of all timers so far, milliseconds. */
  readonly delays: readonly number[];
  /** Number of pending timers. */
  readonly timers: number;
  readonly tick: (ms: number) => Promise<void>;
}

/** Runs pending promise continuations, without timers. */
export const flushMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

export const createFakeMachine = (): FakeMachine => {
  let now = 1_000_000;
  const delays: number[] = [];
  const timers = new Set<{ readonly atMs: number; readonly run: () => void }>();
  return {
    delays,
    get timers() {
      return timers.size;
    },
    nowMs: () => now,
    setTimer(run, ms) {
      delays.push(ms);
      const timer = { atMs: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async tick(ms) {
      const targetMs = now + ms;
      for (;;) {
        const [first] = [...timers].filter(({ atMs }) => atMs <= targetMs).sort((a, b) => a.atMs - b.atMs);
        if (!first) break;
        now = Math.max(now, first.atMs);
        timers.delete(first);
        first.run();
        await flushMicrotasks();
      }
      now = targetMs;
    },
  };
};
