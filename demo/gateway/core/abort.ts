/** Settles like the promise, or rejects with the signal's reason once it aborts, as `fetch` does. */
export const abortable = async <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> => {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
