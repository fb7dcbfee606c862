import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictStatusQuerySchema } from '../../../gateway/wire/status-query.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('strictStatusQuerySchema', () => {
  it('requires nothing and ignores parameters that it does not know', () => {
    assert.deepEqual(expectAccepted(strictStatusQuerySchema, { v: '1' }), {});
  });

  for (const [text, ms] of [
    ['0', 0],
    ['25000', 25_000],
    ['60001', 60_001],
    ['9223372036854775807', 2 ** 63],
  ] as const) {
    it(`reads maxPollMs=${text} as a number of milliseconds`, () => {
      assert.equal(expectAccepted(strictStatusQuerySchema, { maxPollMs: text }).maxPollMs, ms);
    });
  }

  for (const maxPollMs of [
    '',
    '-1',
    '+1',
    '0.5',
    '1e3',
    'abc',
    ' 1',
    '0x10',
    'Infinity',
    ['1', '2'],
    '9'.repeat(20),
    '9223372036854775808',
  ]) {
    it(`refuses maxPollMs=${JSON.stringify(maxPollMs)}`, () => {
      expectRefused(strictStatusQuerySchema, { maxPollMs }, 'maxPollMs');
    });
  }
});
