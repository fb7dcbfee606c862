/** Runs the jobs of one key in sequence, in the order of their calls, and those of different keys concurrently. */
export type KeyedQueue = <Result>(key: string, job: () => Promise<Result>) => Promise<Result>;

export const createKeyedQueue = (): KeyedQueue => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, job) => {
    const before = last.get(key) ?? Promise.resolve();
    // A failed job does not affect the next one.
    const result = before.then(job, job);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
};
