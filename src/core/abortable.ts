/** Settles like the promise, or rejects with the signal's reason as soon as it is aborted. */
export const abortable = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  signal.throwIfAborted();
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
