import { expect } from '@open-wc/testing';
import { LIMITS } from '../../src/contract/limits.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

describe('LIMITS', () => {
  it('has the values of the interface', () => {
    expect(LIMITS).to.deep.include({
      LIST_LIMIT_MIN: 1,
      LIST_LIMIT_MAX: 200,
      DEFAULT_PAYMENT_LIFETIME_S: 5 * MINUTE_S,
      MAX_POLL_MIN_MS: 0,
      WEBHOOK_RESPONSE_DEADLINE_MS: 15_000,
      WEBHOOK_TIMESTAMP_TOLERANCE_S: 5 * MINUTE_S,
      WEBHOOK_DISABLE_AFTER_S: 5 * DAY_S,
      WEBHOOK_REPLAY_REACH_S: 14 * DAY_S,
      WEBHOOK_OLD_SECRET_VALID_S: 24 * HOUR_S,
      WEBHOOK_ENDPOINTS_PER_MODE: 1,
    });
  });

  it('retries a delivery eight times with growing delays, over about 28 hours', () => {
    const delays = LIMITS.WEBHOOK_RETRY_DELAYS_S;
    expect([...delays]).to.deep.equal([
      0,
      5,
      5 * MINUTE_S,
      30 * MINUTE_S,
      2 * HOUR_S,
      5 * HOUR_S,
      10 * HOUR_S,
      10 * HOUR_S,
    ]);
  });
});
