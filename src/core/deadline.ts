import type { Clock } from './clock.js';

/** The two ways in which work ends early. */
export interface Deadline {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Makes the error that the work rejects with when its time is over. */
  readonly onTimeout: () => Error;
  readonly signal: AbortSignal | undefined;
}

/** Timers beyond this fire at once; 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work until it is done, its time is over, or the signal is aborted: then it rejects with the timeout's error or the
 * signal's reason, and aborts the signal that the work got. Work that ignores its signal, as a program's own `fetch` may,
 * is left behind.
 */
export const withDeadline = async <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  { clock, timeoutMs, onTimeout, signal }: Deadline,
): Promise<Value> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(controller.signal.reason);
    });
  });
  const abort = (): void => {
    controller.abort(signal?.reason);
  };
  const cancel = clock.setTimeout(
    () => {
      controller.abort(onTimeout());
    },
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', abort);
  }
};
