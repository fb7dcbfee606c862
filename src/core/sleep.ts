import type { Clock } from './clock.js';

/** Waits. Resolves early, without an error, when the signal is aborted. Removes its timer and listener. */
export const sleep = (clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      cancel();
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const cancel = clock.setTimeout(wake, delayMs);
    signal?.addEventListener('abort', wake);
    if (signal?.aborted) wake();
  });
