import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { VisitorLimit } from '../../../../src/server/merchant/pay/visitor-limit.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

describe('the limit of visitors', () => {
  it('remembers at most 10,000 visitors, the latest ones', () => {
    const limit = new VisitorLimit(1, new VirtualClock());
    for (let visitor = 0; visitor < 10_001; visitor++) assert.equal(limit.count(String(visitor)), 0);
    assert.equal(limit.size, 10_000);
    assert.equal(limit.count('10000'), 60);
  });

  it('forgets visitors whose minute is over', async () => {
    const clock = new VirtualClock();
    const limit = new VisitorLimit(1, clock);
    limit.count('a');
    await clock.advance(60_000);
    limit.count('b');
    assert.equal(limit.size, 1);
  });
});
