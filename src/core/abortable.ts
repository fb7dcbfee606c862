/** Settles like the promise, or rejects with the signal's reason as soon as it is aborted. */
export const abortable = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason);
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
