import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

/** Set by the step `latency` of `npm run test:full`, which has the machine to itself. */
export const IS_QUIET = Boolean(process.env['QUIET_MACHINE']);

/** Reports a latency. Asserts its bound only on a quiet machine, because other load would distort it. */
export const checkLatency = (test: TestContext, what: string, tookMs: number, maxMs: number): void => {
  test.diagnostic(`${what}: ${Math.round(tookMs)} ms`);
  if (IS_QUIET) assert.ok(tookMs < maxMs, `${what}: ${tookMs} ms, at most ${maxMs} ms`);
};
