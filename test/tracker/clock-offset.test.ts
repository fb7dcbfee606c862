import { expect } from '@open-wc/testing';
import {
  CLOCK_TOLERANCE_MS,
  getClockOffset,
  getRepeatedDate,
  REPEATED_DATE_MS,
  seeDate,
} from '../../src/tracker/clock-offset.js';

const NOW_MS = Date.UTC(2026, 1, 18, 12);

/** Returns the `Date` of a gateway that is ahead by `aheadMs`, truncated to whole seconds. */
const createDate = (aheadMs: number, nowMs = NOW_MS): number => Math.floor((nowMs + aheadMs) / 1_000) * 1_000;

describe('clockOffset', () => {
  it('keeps the last offset when the gateway sends no time', () => {
    for (const knownMs of [0, 60_000, -60_000]) expect(getClockOffset(knownMs, undefined, NOW_MS)).to.equal(knownMs);
  });

  it('is 0 while the clocks agree within two seconds, at every millisecond of a second', () => {
    expect(CLOCK_TOLERANCE_MS).to.equal(2_000);
    for (let ms = 0; ms < 1_000; ms += 37) {
      for (const aheadMs of [-1_400, 0, 1_400]) {
        expect(getClockOffset(0, createDate(aheadMs, NOW_MS + ms), NOW_MS + ms)).to.equal(0);
      }
    }
  });

  for (const aheadMs of [2_600, 60_000, 86_400_000, -2_600, -60_000, -86_400_000]) {
    it(`is accurate to half a second when the gateway is ahead by ${aheadMs} ms`, () => {
      for (let ms = 0; ms < 1_000; ms += 37) {
        const nowMs = NOW_MS + ms;
        expect(getClockOffset(0, createDate(aheadMs, nowMs), nowMs)).to.be.within(aheadMs - 500, aheadMs + 500);
      }
    });
  }

  it('keeps the last offset while answers are slow', () => {
    let offsetMs = getClockOffset(0, createDate(60_000), NOW_MS);
    const first = offsetMs;
    for (const latencyMs of [0, 300, 900, 1_400, 20, 700]) {
      offsetMs = getClockOffset(offsetMs, createDate(60_000), NOW_MS + latencyMs);
      expect(offsetMs).to.equal(first);
    }
  });

  it('changes when the buyer changes the clock of the device', () => {
    expect(getClockOffset(60_000, createDate(0), NOW_MS)).to.equal(0);
    expect(getClockOffset(60_000, createDate(-30_000), NOW_MS)).to.be.within(-30_500, -29_500);
    expect(getClockOffset(0, NOW_MS - 500 + CLOCK_TOLERANCE_MS, NOW_MS)).to.equal(CLOCK_TOLERANCE_MS);
  });
});

describe('a Date that answers repeat', () => {
  it('is found after ten seconds', () => {
    const seen = seeDate(seeDate(undefined, NOW_MS, 0), NOW_MS, 9_000);
    expect(REPEATED_DATE_MS).to.equal(10_000);
    expect([getRepeatedDate(seen, 9_999), getRepeatedDate(seen, 10_000)]).to.deep.equal([null, NOW_MS]);
  });

  it('is forgotten with another Date, and with an answer without one', () => {
    const seen = seeDate(undefined, NOW_MS, 0);
    expect(getRepeatedDate(seeDate(seen, NOW_MS + 1_000, 10_000), 10_000)).to.equal(null);
    expect(getRepeatedDate(seeDate(seen, undefined, 10_000), 10_000)).to.equal(null);
  });
});
