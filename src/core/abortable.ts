/** The reason why a signal was aborted. Browsers before 2022 keep none. */
export const getAbortReason = (signal: AbortSignal | undefined): Error =>
  (signal?.reason as Error | undefined) ?? new DOMException('The work was aborted.', 'AbortError');

/** `AbortSignal.throwIfAborted`, which browsers have only since 2022. */
export const throwIfAborted = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw getAbortReason(signal);
};

/** Settles like the promise, or rejects with the signal's reason as soon as it is aborted. */
export const abortable = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(getAbortReason(signal));
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
  try {
    // Also handles a promise that rejects later.
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
