/** A scheduled task; it must not throw. The clock waits for a returned promise before it runs the next task. */
export type Task = () => void | Promise<void>;

/** The gateway's time. Schedules, expiry, holds and the `Date` header use it, never the machine's clock directly. */
export interface GatewayClock {
  /** Unix milliseconds. */
  nowMs(): number;
  /** Runs the task once `nowMs()` has reached `atMs`, never earlier; returns a function that cancels it. */
  schedule(atMs: number, task: Task): () => void;
  /** Sets the offset from the machine's clock, after another process has moved it. */
  setOffset?(offsetMs: number): void;
  /** Moves the clock forward. Resolves when everything that fell due has run, in the order of its time. */
  advance(ms: number): Promise<void>;
}
