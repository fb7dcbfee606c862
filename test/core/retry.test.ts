import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import type { PayError } from '../../src/core/errors/pay-error.js';
import { TimeoutError } from '../../src/core/errors/timeout-error.js';
import {
  ATTEMPTS_BEFORE_CANNOT_LOAD,
  getBackoffMs,
  getRetryAfterMs,
  isRetryablePollError,
  NOT_FOUND_GRACE_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_MIN_MS,
  RETRY_SLOW_MIN_MS,
} from '../../src/core/retry.js';

const refusal = (status: number, retryAfterMs?: number): GatewayError =>
  new GatewayError({ status, message: 'x', retryAfterMs });

/** The class of another copy of the library, as a client of the program may throw it. */
const { GatewayError: ForeignError } = (await import(
  new URL('../../src/core/errors/gateway-error.ts?copy', import.meta.url).href
)) as { GatewayError: typeof GatewayError };

describe('isRetryablePollError', () => {
  it('retries 407, 408, 421, 425, 429, 499 and every 5xx, and no other status from 300 on', () => {
    const retryable = [];
    for (let status = 300; status < 600; status++) {
      if (isRetryablePollError(refusal(status), NOT_FOUND_GRACE_MS)) retryable.push(status);
    }
    const fives = Array.from({ length: 100 }, (_, index) => 500 + index);
    expect(retryable).to.deep.equal([407, 408, 421, 425, 429, 499, ...fives]);
  });

  it('retries a 404 during ten seconds from the first poll', () => {
    expect(NOT_FOUND_GRACE_MS).to.equal(10_000);
    expect(isRetryablePollError(refusal(404), 0)).to.equal(true);
    expect(isRetryablePollError(refusal(404), NOT_FOUND_GRACE_MS - 1)).to.equal(true);
    expect(isRetryablePollError(refusal(404), NOT_FOUND_GRACE_MS)).to.equal(false);
  });

  it('retries a lost connection, a timeout and an answer of the wrong shape without a time limit', () => {
    for (const error of [new NetworkError('x'), new TimeoutError(1), new ContractError('x')]) {
      for (const sinceMs of [0, 3_600_000]) expect(isRetryablePollError(error, sinceMs)).to.equal(true);
    }
  });

  it('does not retry a configuration error', () => {
    expect(isRetryablePollError(new ConfigurationError('missing_payment_id', 'x'), 0)).to.equal(false);
  });

  it('treats an error of another copy of the library alike', () => {
    const unauthorized = new ForeignError({ status: 401, message: 'x' });
    expect(unauthorized).not.to.be.instanceOf(GatewayError);
    expect(isRetryablePollError(unauthorized, 0)).to.equal(false);
    expect(isRetryablePollError(new ForeignError({ status: 503, message: 'x' }), 0)).to.equal(true);
  });
});

describe('getRetryAfterMs', () => {
  const cases: readonly (readonly [retryAfter: string, error: PayError, ms: number])[] = [
    ['absent', refusal(503), 0],
    ['7 s', refusal(503, 7_000), 7_000],
    ['more than two minutes', refusal(429, RETRY_AFTER_MAX_MS + 1), 120_000],
    ['not a number', refusal(429, NaN), 0],
    [
      '7 s, in an error of another copy of the library',
      new ForeignError({ status: 429, message: 'x', retryAfterMs: 7_000 }),
      7_000,
    ],
  ];
  for (const [retryAfter, error, ms] of cases) {
    it(`is ${ms} ms when Retry-After is ${retryAfter}`, () => {
      expect(getRetryAfterMs(error)).to.equal(ms);
    });
  }
});

describe('getBackoffMs', () => {
  it('grows from one to fifteen seconds with full jitter', () => {
    const shortest = [1, 2, 3, 4, 5, 9].map((failures) => getBackoffMs(failures, true, 0));
    expect(shortest).to.deep.equal([1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
    const longest = [1, 2, 3, 4, 5, 9].map((failures) => Math.round(getBackoffMs(failures, true, 1)));
    expect(longest).to.deep.equal([2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });

  it('is slow only after five attempts without any answer', () => {
    expect(ATTEMPTS_BEFORE_CANNOT_LOAD).to.equal(5);
    expect(getBackoffMs(ATTEMPTS_BEFORE_CANNOT_LOAD - 1, false, 0)).to.equal(RETRY_MIN_MS);
    expect(getBackoffMs(ATTEMPTS_BEFORE_CANNOT_LOAD, false, 0)).to.equal(RETRY_SLOW_MIN_MS);
    expect(getBackoffMs(ATTEMPTS_BEFORE_CANNOT_LOAD, true, 0)).to.equal(RETRY_MIN_MS);
  });
});
