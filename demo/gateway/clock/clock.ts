/** What falls due; it must not throw. The clock waits for a returned promise before it runs the next one. */
export type Task = () => void | Promise<void>;

/** The gateway's time: schedule, expiry, holds and the `Date` header follow it, never the machine's clock directly. */
export interface Clock {
  /** Unix milliseconds. */
  nowMs(): number;
  /** Runs the task once `nowMs()` has reached `atMs`, never before; the returned function cancels it. */
  schedule(atMs: number, task: Task): () => void;
  /** Sets how far the clock is ahead of the machine's, where another process has moved it. */
  setOffset?(offsetMs: number): void;
  /** Moves the clock forward. When it resolves, everything that fell due has run, in the order of its time. */
  advance(ms: number): Promise<void>;
}
