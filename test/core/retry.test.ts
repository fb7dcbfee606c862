import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/core/errors/configuration-error.js';
import { ContractError } from '../../src/core/errors/contract-error.js';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { NetworkError } from '../../src/core/errors/network-error.js';
import type { PayError } from '../../src/core/errors/pay-error.js';
import { TimeoutError } from '../../src/core/errors/timeout-error.js';
import {
  backoffMs,
  isRetryable,
  NOT_FOUND_GRACE_MS,
  requiredWaitMs,
  RETRY_AFTER_MAX_MS,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  RETRY_SLOW_MIN_MS,
  TRIES_BEFORE_CANNOT_LOAD,
} from '../../src/core/retry.js';

const refusal = (status: number, retryAfterMs?: number): GatewayError =>
  new GatewayError({ status, message: 'x', retryAfterMs });

/** The class as a program's own client throws it that came with another copy of the library. */
const { GatewayError: ForeignError } = (await import(
  new URL('../../src/core/errors/gateway-error.ts?copy', import.meta.url).href
)) as { GatewayError: typeof GatewayError };

describe('isRetryable', () => {
  it('asks again after 408, 425, 429 and every 5xx, and after no other status from 300 on', () => {
    const retryable = [];
    for (let status = 300; status < 600; status++) {
      if (isRetryable(refusal(status), NOT_FOUND_GRACE_MS)) retryable.push(status);
    }
    const fives = Array.from({ length: 100 }, (_, index) => 500 + index);
    expect(retryable).to.deep.equal([408, 425, 429, ...fives]);
  });

  it('does not follow a redirect that the browser hid', () => {
    expect(isRetryable(refusal(0), 0)).to.equal(false);
  });

  it('gives a payment that is not found a grace of ten seconds from the first ask', () => {
    expect(NOT_FOUND_GRACE_MS).to.equal(10_000);
    expect(isRetryable(refusal(404), 0)).to.equal(true);
    expect(isRetryable(refusal(404), NOT_FOUND_GRACE_MS - 1)).to.equal(true);
    expect(isRetryable(refusal(404), NOT_FOUND_GRACE_MS)).to.equal(false);
  });

  it('asks again after a lost connection, a timeout and an answer of the wrong shape, for as long as it takes', () => {
    for (const error of [new NetworkError('x'), new TimeoutError(1), new ContractError('x')]) {
      for (const sinceMs of [0, 3_600_000]) expect(isRetryable(error, sinceMs)).to.equal(true);
    }
  });

  it('does not ask again when the page is configured wrongly', () => {
    expect(isRetryable(new ConfigurationError('missing_payment_id', 'x'), 0)).to.equal(false);
  });

  it('decides the same about an error of another copy of the library', () => {
    const unauthorized = new ForeignError({ status: 401, message: 'x' });
    expect(unauthorized).not.to.be.instanceOf(GatewayError);
    expect(isRetryable(unauthorized, 0)).to.equal(false);
    expect(isRetryable(new ForeignError({ status: 503, message: 'x' }), 0)).to.equal(true);
  });
});

describe('requiredWaitMs', () => {
  const cases: readonly (readonly [asked: string, error: PayError, ms: number])[] = [
    ['no wait', refusal(503), 0],
    ['0', refusal(503, 0), 0],
    ['7 s', refusal(503, 7_000), 7_000],
    ['two minutes', refusal(429, RETRY_AFTER_MAX_MS), 120_000],
    ['more than two minutes', refusal(429, RETRY_AFTER_MAX_MS + 1), 120_000],
    ['for ever', refusal(429, Infinity), 120_000],
    ['what is not a number', refusal(429, NaN), 0],
    [
      '7 s through another copy of the library',
      new ForeignError({ status: 429, message: 'x', retryAfterMs: 7_000 }),
      7_000,
    ],
    ['nothing, since it was not reached', new NetworkError('x'), 0],
  ];
  for (const [asked, error, ms] of cases) {
    it(`is ${ms} ms when the gateway asked for ${asked}`, () => {
      expect(requiredWaitMs(error)).to.equal(ms);
    });
  }
});

describe('backoffMs', () => {
  it('grows from one second to fifteen with full jitter', () => {
    const shortest = [1, 2, 3, 4, 5, 9].map((failures) => backoffMs(failures, true, 0));
    expect(shortest).to.deep.equal([1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
    const longest = [1, 2, 3, 4, 5, 9].map((failures) => Math.round(backoffMs(failures, true, 1)));
    expect(longest).to.deep.equal([2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });

  it('stays within its bounds however long it fails', () => {
    for (const failures of [1, 2, 3, 10, 1_000, 1e9]) {
      for (const random of [0, 0.5, 0.999]) {
        for (const heardOnce of [true, false]) {
          expect(backoffMs(failures, heardOnce, random)).to.be.within(RETRY_MIN_MS, RETRY_MAX_MS);
        }
      }
    }
  });

  it('is slow once five tries heard nothing at all, and only then', () => {
    expect(TRIES_BEFORE_CANNOT_LOAD).to.equal(5);
    expect(backoffMs(TRIES_BEFORE_CANNOT_LOAD - 1, false, 0)).to.equal(RETRY_MIN_MS);
    expect(backoffMs(TRIES_BEFORE_CANNOT_LOAD, false, 0)).to.equal(RETRY_SLOW_MIN_MS);
    expect(backoffMs(TRIES_BEFORE_CANNOT_LOAD, true, 0)).to.equal(RETRY_MIN_MS);
  });
});
