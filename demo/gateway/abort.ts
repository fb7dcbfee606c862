import type { Clock } from './clock/clock.js';

/** Rejects with the signal's reason once it aborts, as `fetch` does; whatever comes of the promise then is dropped. */
export const abortable = async <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> => {
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
  });
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    return await Promise.race([promise, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
};

/** Resolves after so much gateway time, with `Infinity` never; rejects with the signal's reason once it aborts. */
export const pause = async (clock: Clock, ms: number, signal: AbortSignal): Promise<void> => {
  let cancel = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    if (ms !== Infinity) cancel = clock.schedule(clock.nowMs() + ms, resolve);
  });
  try {
    await abortable(signal, over);
  } finally {
    cancel();
  }
};
