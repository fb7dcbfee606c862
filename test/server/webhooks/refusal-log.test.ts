import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRefusalLog } from '../../../src/server/webhooks/refusal-log.js';

/** A log on a clock of its own, and its lines. */
const open = () => {
  const lines: string[] = [];
  const clock = { nowMs: 1_000_000 };
  const logger = { warn: (text: string) => lines.push(text), error: () => assert.fail('a refusal is no error') };
  return { lines, clock, log: createRefusalLog(logger, () => clock.nowMs) };
};

describe('the log of refused deliveries', () => {
  it('has one line a minute for each reason', () => {
    const { lines, clock, log } = open();
    for (let second = 0; second < 60; second++) {
      log('timestamp_too_old', 'Too old.');
      log('missing_header', 'No header.');
      clock.nowMs += 1_000;
    }
    assert.deepEqual(lines, ['pay-status: Too old.', 'pay-status: No header.']);
  });

  it('says how many lines were omitted', () => {
    const { lines, clock, log } = open();
    for (let count = 0; count < 10_000; count++) log('timestamp_too_old', 'Too old.');
    clock.nowMs += 60_000;
    log('timestamp_too_old', 'Too old.');
    clock.nowMs += 60_000;
    log('timestamp_too_old', 'Too old.');
    assert.deepEqual(lines.slice(1), [
      'pay-status: Too old. 9999 more like this were not logged.',
      'pay-status: Too old.',
    ]);
  });

  it('continues when the clock is set back', () => {
    const { lines, clock, log } = open();
    log('missing_header', 'No header.');
    clock.nowMs -= 3_600_000;
    log('missing_header', 'No header.');
    assert.equal(lines.length, 2);
  });
});
