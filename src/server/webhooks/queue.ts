/** Runs what has the same key one after another, in the order in which it came, and other keys at the same time. */
export type Queue = <Result>(key: string, job: () => Promise<Result>) => Promise<Result>;

export const createQueue = (): Queue => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, job) => {
    const before = last.get(key) ?? Promise.resolve();
    // The failure of one is its own.
    const result = before.then(job, job);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
};
