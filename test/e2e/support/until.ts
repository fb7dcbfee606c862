import assert from 'node:assert/strict';
import { DEADLINE_MS } from './deadline.js';

/** Waits for a condition of the server's side, with a deadline. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = DEADLINE_MS,
): Promise<void> => {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > withinMs) assert.fail(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
