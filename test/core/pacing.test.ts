import { expect } from '@open-wc/testing';
import {
  DEFAULT_POLL_IN_MS,
  followUp,
  MAX_CHANGES_IN_A_ROW,
  MAX_POLL_IN_MS,
  MIN_POLL_IN_MS,
  type Exchange,
  type FollowUp,
} from '../../src/core/pacing.js';

const NOW = { waitMs: 0, hold: true };

const next = (exchange: Partial<Exchange> & { tookMs?: number }): FollowUp => {
  const { tookMs = 50, ...rest } = exchange;
  return followUp({
    startedAt: 1_000,
    endedAt: 1_000 + tookMs,
    held: true,
    first: false,
    changesInARow: 0,
    pollInMs: 1_000,
    holdsBefore: false,
    ...rest,
  });
};

describe('the pace', () => {
  it('holds at once after the first answer of a run, however fast or slow that came', () => {
    for (const tookMs of [0, 50, 5_000]) {
      for (const pollInMs of [undefined, null, 0, 60_000]) {
        expect(next({ first: true, held: false, tookMs, pollInMs })).to.deep.equal({ ...NOW, holds: false });
      }
    }
  });

  it('holds at once after a change', () => {
    for (let changesInARow = 1; changesInARow <= MAX_CHANGES_IN_A_ROW; changesInARow++) {
      expect(next({ changesInARow })).to.deep.equal({ ...NOW, holds: false });
      expect(next({ changesInARow, held: false })).to.deep.equal({ ...NOW, holds: false });
    }
  });

  it('waits after more changes in a row than a payment has steps', () => {
    for (const extra of [1, 2, 100]) {
      expect(next({ changesInARow: MAX_CHANGES_IN_A_ROW + extra }).waitMs).to.equal(950);
    }
  });

  it('holds at once after a real hold, and remembers that this gateway holds', () => {
    for (const tookMs of [1_000, 1_001, 25_500]) {
      expect(next({ tookMs })).to.deep.equal({ ...NOW, holds: true });
    }
  });

  it('does not take a slow answer to a request without a hold for a hold', () => {
    expect(next({ held: false, tookMs: 4_000 })).to.deep.equal({ ...NOW, holds: false });
  });

  it('waits out the pace after an answer that came too soon, then asks without a hold', () => {
    expect(next({ tookMs: 300 })).to.deep.equal({ waitMs: 700, hold: false, holds: false });
    expect(next({ tookMs: 999 })).to.deep.equal({ waitMs: 1, hold: false, holds: false });
    expect(next({ tookMs: 300, held: false })).to.deep.equal({ waitMs: 700, hold: false, holds: false });
  });

  it('holds after that wait when this gateway has shown that it holds', () => {
    expect(next({ tookMs: 300, holdsBefore: true })).to.deep.equal({ waitMs: 700, hold: true, holds: true });
  });

  it('never forgets that a gateway holds', () => {
    for (const exchange of [{ first: true }, { changesInARow: 1 }, { tookMs: 2_000 }, { tookMs: 0 }]) {
      expect(next({ ...exchange, holdsBefore: true }).holds).to.equal(true);
    }
  });

  const paces: readonly (readonly [pollInMs: number | null | undefined, ms: number])[] = [
    [undefined, DEFAULT_POLL_IN_MS],
    [null, DEFAULT_POLL_IN_MS],
    [0, DEFAULT_POLL_IN_MS],
    [1, MIN_POLL_IN_MS],
    [MIN_POLL_IN_MS - 1, MIN_POLL_IN_MS],
    [MIN_POLL_IN_MS, MIN_POLL_IN_MS],
    [MIN_POLL_IN_MS + 1, MIN_POLL_IN_MS + 1],
    [5_000, 5_000],
    [MAX_POLL_IN_MS, MAX_POLL_IN_MS],
    [MAX_POLL_IN_MS + 1, MAX_POLL_IN_MS],
    // A timer of the browser that is set beyond 2^31 fires at once.
    [2 ** 31, MAX_POLL_IN_MS],
    [Number.MAX_SAFE_INTEGER, MAX_POLL_IN_MS],
  ];
  for (const [pollInMs, ms] of paces) {
    it(`is ${ms} ms from start to start when pollInMs is ${pollInMs}`, () => {
      expect(next({ pollInMs, tookMs: 50 }).waitMs).to.equal(ms - 50);
      expect(next({ pollInMs, tookMs: 0 }).waitMs).to.equal(ms);
      expect(next({ pollInMs, tookMs: ms })).to.deep.equal({ ...NOW, holds: true });
      expect(next({ pollInMs, tookMs: ms - 1 }).waitMs).to.equal(1);
    });
  }

  it('is as the design says', () => {
    expect([DEFAULT_POLL_IN_MS, MIN_POLL_IN_MS]).to.deep.equal([1_000, 250]);
  });
});
