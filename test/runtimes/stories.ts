import type { MatrixReport } from '../server/webhooks/verification/matrix.js';

/** Tests by title. A test rejects if it fails. */
export type Stories = Readonly<Record<string, () => Promise<void>>>;

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Runs the tests in order. Their titles begin with `who`. */
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
