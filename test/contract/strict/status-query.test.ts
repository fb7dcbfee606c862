import { expect } from '@open-wc/testing';
import { strictStatusQuerySchema } from '../../../src/contract/strict/status-query.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

describe('strictStatusQuerySchema', () => {
  it('requires nothing and ignores parameters that it does not know', () => {
    expect(expectAccepted(strictStatusQuerySchema, { v: '1' })).to.deep.equal({});
  });

  for (const [text, ms] of [
    ['0', 0],
    ['25000', 25_000],
    ['60001', 60_001],
    ['9223372036854775807', 2 ** 63],
  ] as const) {
    it(`reads maxPollMs=${text} as a number of milliseconds`, () => {
      expect(expectAccepted(strictStatusQuerySchema, { maxPollMs: text }).maxPollMs).to.equal(ms);
    });
  }

  for (const maxPollMs of ['', '-1', '+1', '0.5', '1e3', 'abc', ' 1', '0x10', 'Infinity', ['1', '2'], '9'.repeat(20)]) {
    it(`refuses maxPollMs=${JSON.stringify(maxPollMs)}`, () => {
      expectRefused(strictStatusQuerySchema, { maxPollMs }, 'maxPollMs');
    });
  }
});
