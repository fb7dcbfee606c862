import { expect } from '@open-wc/testing';
import { readRetryAfterMs } from '../../src/core/retry-after.js';

const NOW_MS = Date.UTC(2026, 1, 18, 12);

describe('readRetryAfterMs', () => {
  const cases: readonly (readonly [header: string | null, ms: number | undefined])[] = [
    [null, undefined],
    ['0', 0],
    ['7', 7_000],
    ['Wed, 18 Feb 2026 12:00:30 GMT', 30_000],
    ['Wed, 18 Feb 2026 11:59:00 GMT', 0],
    ['Wednesday, 18-Feb-26 12:00:05 GMT', 5_000],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['Soon, my friend', undefined],
    ['2026-02-18T12:00:30Z', undefined],
    ['Wed, 18 Feb 2026 12:00:30', undefined],
    ['Feb 18, 2026 12:00:30 GMT', undefined],
  ];
  for (const [header, ms] of cases) {
    it(`reads ${JSON.stringify(header)} as ${ms === undefined ? 'nothing' : `${ms} ms`}`, () => {
      expect(readRetryAfterMs(header, NOW_MS)).to.equal(ms);
    });
  }
});
