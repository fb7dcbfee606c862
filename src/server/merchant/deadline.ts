import type { Clock } from '../../core/clock.js';

/** What ends a piece of work before it is done. */
export interface Deadline {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** What the work is rejected with when its time is over. */
  readonly onTimeout: () => Error;
  readonly signal: AbortSignal | undefined;
}

/** A timer beyond it would go off at once; 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Does a piece of work that ends in time, or with the signal's reason. Not left to the work's own heed of its signal: a
 * program's own `fetch` may have none.
 */
export const withDeadline = async <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  { clock, timeoutMs, onTimeout, signal }: Deadline,
): Promise<Value> => {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const givenUp = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => {
      reject(ended.signal.reason);
    });
  });
  const leave = (): void => {
    ended.abort(signal?.reason);
  };
  const cancel = clock.setTimeout(
    () => {
      ended.abort(onTimeout());
    },
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  signal?.addEventListener('abort', leave);
  try {
    return await Promise.race([givenUp, work(ended.signal)]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', leave);
  }
};
