import assert from 'node:assert/strict';
import { DEADLINE_MS } from './deadline.js';

/** Waits until a condition outside the page is true; fails at the deadline. */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  withinMs = DEADLINE_MS,
): Promise<void> => {
  const from = performance.now();
  while (!(await condition())) {
    if (performance.now() - from > withinMs) assert.fail(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
