import { getAbortReason, throwIfAborted } from './abortable.js';
import { MAX_TIMER_MS, type Clock } from './clock.js';
import { TimeoutError } from './errors/timeout-error.js';

/** The timeout and the signal that end work early. */
export interface Deadline {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Creates the error of a timeout. Default: a `TimeoutError`. */
  readonly onTimeout?: (() => Error) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work with a timeout. On timeout, or when the signal is aborted, it aborts the signal passed to the work and rejects
 * with the timeout's error or the signal's reason, even if the work ignores its signal, as a custom `fetch` may.
 */
export const withDeadline = async <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  { clock, timeoutMs, onTimeout = () => new TimeoutError(timeoutMs), signal }: Deadline,
): Promise<Value> => {
  throwIfAborted(signal);
  const controller = new AbortController();
  let end: (reason: Error) => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    end = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const abort = (): void => {
    end(getAbortReason(signal));
  };
  const cancel = clock.setTimeout(
    () => {
      end(onTimeout());
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
