import type { MatrixReport } from '../server/webhooks/verification/matrix.js';

/** A sentence each. A story rejects where the runtime does not do its part. */
export type Stories = Readonly<Record<string, () => Promise<void>>>;

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Lives through every story of this one. */
export const runStories = async (who: string, stories: Stories): Promise<MatrixReport> => {
  const failures: string[] = [];
  const all = Object.entries(stories);
  for (const [name, story] of all) {
    try {
      await story();
    } catch (error) {
      failures.push(`${who} ${name}: ${String(error)}`);
    }
  }
  return { runtime: navigator.userAgent, passed: all.length - failures.length, failures };
};
