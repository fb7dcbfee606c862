import { expect } from '@open-wc/testing';
import { isMilliseconds, readUnixSeconds } from '../../../src/core/format/unix-seconds.js';

const FIRST_MILLISECONDS = 100_000_000_000;

describe('a time in Unix seconds', () => {
  it('is read up to the first number that can only be in milliseconds', () => {
    for (const time of [1, 1_795_000_000, FIRST_MILLISECONDS - 1]) {
      expect([readUnixSeconds(time), isMilliseconds(time)]).to.deep.equal([time, false]);
    }
    for (const time of [FIRST_MILLISECONDS, 1_795_000_000_000])
      expect([readUnixSeconds(time), isMilliseconds(time)]).to.deep.equal([undefined, true]);
  });

  it('is missing if there is none, or if it is not after 1970', () => {
    for (const time of [null, undefined, 0, -1, Number.NaN]) expect(readUnixSeconds(time)).to.equal(undefined);
  });
});
