import type { MatrixReport } from '../webhooks/verification/matrix.js';

/** A sentence each. A story rejects where the runtime does not do its part. */
export type Stories = Readonly<Record<string, () => Promise<void>>>;

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** What it rejects with; undefined when it does not. */
export const rejectionOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Lives through every story of this one. */
export const runStories = async (who: string, stories: Stories): Promise<MatrixReport> => {
  const failures: string[] = [];
  const all = Object.entries(stories);
  for (const [name, story] of all) {
    const error = await rejectionOf(story());
    if (error !== undefined) failures.push(`${who} ${name}: ${String(error)}`);
  }
  return { runtime: navigator.userAgent, passed: all.length - failures.length, failures };
};
