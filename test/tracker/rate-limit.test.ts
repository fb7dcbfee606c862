import { expect } from '@open-wc/testing';
import {
  RATE_LIMIT_REQUESTS,
  RATE_LIMIT_RESERVE,
  RATE_LIMIT_WINDOW_MS,
  getRateLimitDelayMs,
  mergeRequestTimes,
} from '../../src/tracker/rate-limit.js';

const often = (count: number, atMs: number): readonly number[] => Array.from({ length: count }, () => atMs);

describe('the budget', () => {
  it('asks for no wait while there were fewer asks than it allows', () => {
    for (const count of [0, 1, RATE_LIMIT_REQUESTS - 1]) expect(getRateLimitDelayMs(often(count, 0), 0)).to.equal(0);
  });

  it('waits until the oldest of as many asks as it allows is a minute ago', () => {
    expect([RATE_LIMIT_REQUESTS, RATE_LIMIT_WINDOW_MS]).to.deep.equal([10, 60_000]);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 1_000)).to.equal(RATE_LIMIT_WINDOW_MS);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 41_000)).to.equal(20_000);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 61_000)).to.equal(0);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 99_000)).to.equal(0);
  });

  it('keeps a reserve that retries do not use up', () => {
    const almost = often(RATE_LIMIT_REQUESTS - RATE_LIMIT_RESERVE, 1_000);
    expect(getRateLimitDelayMs(almost, 1_000, RATE_LIMIT_RESERVE)).to.equal(RATE_LIMIT_WINDOW_MS);
    expect(getRateLimitDelayMs(almost, 1_000)).to.equal(0);
  });

  it('looks at no more asks than it allows', () => {
    expect(getRateLimitDelayMs([...often(RATE_LIMIT_REQUESTS, 50_000), 0, 0], 60_000)).to.equal(50_000);
  });
});

describe('the last asks', () => {
  it('are those of all tabs, the newest first, none twice', () => {
    expect(mergeRequestTimes([500, 100], [500, 400, 300, 100], 500)).to.deep.equal([500, 400, 300, 100]);
  });

  it('are also those that another tab begins at this very moment', () => {
    expect(mergeRequestTimes([], [500], 500)).to.deep.equal([500]);
  });

  it('are counted each, also two of the same moment', () => {
    expect(mergeRequestTimes([500, 500], [500], 500)).to.deep.equal([500, 500]);
  });

  it('are as many as the budget looks at', () => {
    const many = Array.from({ length: 50 }, (_, i) => i);
    expect(mergeRequestTimes(many, [], 99)).to.deep.equal(many.reverse().slice(0, RATE_LIMIT_REQUESTS));
  });

  it('are no moments to come, which another clock wrote down, and nothing that is no moment', () => {
    expect(mergeRequestTimes([], [100, 9_000, Number.NaN, Infinity], 500)).to.deep.equal([100]);
  });
});
