import { expect } from '@open-wc/testing';
import {
  RATE_LIMIT_REQUESTS,
  RATE_LIMIT_RESERVE,
  RATE_LIMIT_WINDOW_MS,
  getRateLimitDelayMs,
  mergeRequestTimes,
} from '../../src/tracker/rate-limit.js';

const often = (count: number, atMs: number): readonly number[] => Array.from({ length: count }, () => atMs);

describe('the rate limit', () => {
  it('the rate limit imposes no wait while there were fewer requests than it allows', () => {
    for (const count of [0, 1, RATE_LIMIT_REQUESTS - 1]) expect(getRateLimitDelayMs(often(count, 0), 0)).to.equal(0);
  });

  it('the rate limit imposes a wait until the oldest counted request is a minute old', () => {
    expect([RATE_LIMIT_REQUESTS, RATE_LIMIT_WINDOW_MS]).to.deep.equal([10, 60_000]);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 1_000)).to.equal(RATE_LIMIT_WINDOW_MS);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 41_000)).to.equal(20_000);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 61_000)).to.equal(0);
    expect(getRateLimitDelayMs(often(RATE_LIMIT_REQUESTS, 1_000), 99_000)).to.equal(0);
  });

  it('the rate limit has a reserve that retries do not use', () => {
    const almost = often(RATE_LIMIT_REQUESTS - RATE_LIMIT_RESERVE, 1_000);
    expect(getRateLimitDelayMs(almost, 1_000, RATE_LIMIT_RESERVE)).to.equal(RATE_LIMIT_WINDOW_MS);
    expect(getRateLimitDelayMs(almost, 1_000)).to.equal(0);
  });

  it('the rate limit counts no more requests than it allows', () => {
    expect(getRateLimitDelayMs([...often(RATE_LIMIT_REQUESTS, 50_000), 0, 0], 60_000)).to.equal(50_000);
  });
});

describe('the latest request times', () => {
  it('the latest request times are those of all tabs, newest first, without duplicates', () => {
    expect(mergeRequestTimes([500, 100], [500, 400, 300, 100], 500)).to.deep.equal([500, 400, 300, 100]);
  });

  it('the latest request times include requests that another tab sends at the same moment', () => {
    expect(mergeRequestTimes([], [500], 500)).to.deep.equal([500]);
  });

  it('the latest request times count two requests at the same moment separately', () => {
    expect(mergeRequestTimes([500, 500], [500], 500)).to.deep.equal([500, 500]);
  });

  it('the latest request times are at most as many as the rate limit counts', () => {
    const many = Array.from({ length: 50 }, (_, i) => i);
    expect(mergeRequestTimes(many, [], 99)).to.deep.equal(many.reverse().slice(0, RATE_LIMIT_REQUESTS));
  });

  it('the latest request times exclude times in the future, from another clock, and invalid values', () => {
    expect(mergeRequestTimes([], [100, 9_000, Number.NaN, Infinity], 500)).to.deep.equal([100]);
  });
});
