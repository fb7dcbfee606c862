import { expect } from '@open-wc/testing';
import {
  DEFAULT_POLL_IN_MS,
  FAST_POLLING_MS,
  MAX_CHANGES_IN_A_ROW,
  MAX_POLL_IN_MS,
  MIN_POLL_IN_MS,
  planNextPoll,
  type CompletedPoll,
  type NextPoll,
} from '../../src/core/pacing.js';

const NOW = { waitMs: 0, isLongPoll: true };

const plan = (poll: Partial<CompletedPoll> & { tookMs?: number }): NextPoll => {
  const { tookMs = 50, ...rest } = poll;
  return planNextPoll({
    startedAt: 1_000,
    endedAt: 1_000 + tookMs,
    isLongPoll: true,
    isFirst: false,
    changesInARow: 0,
    pollInMs: 1_000,
    unchangedMs: 0,
    supportsLongPoll: false,
    ...rest,
  });
};

describe('planNextPoll', () => {
  it('starts a long poll at once after the first answer of a run, whatever its duration', () => {
    for (const tookMs of [0, 50, 5_000]) {
      for (const pollInMs of [undefined, null, 0, 60_000]) {
        expect(plan({ isFirst: true, isLongPoll: false, tookMs, pollInMs })).to.deep.equal({
          ...NOW,
          supportsLongPoll: false,
        });
      }
    }
  });

  it('starts a long poll at once after a change', () => {
    for (let changesInARow = 1; changesInARow <= MAX_CHANGES_IN_A_ROW; changesInARow++) {
      expect(plan({ changesInARow })).to.deep.equal({ ...NOW, supportsLongPoll: false });
      expect(plan({ changesInARow, isLongPoll: false })).to.deep.equal({ ...NOW, supportsLongPoll: false });
    }
  });

  it('waits when more answers in a row change the payment than a payment has steps', () => {
    for (const extra of [1, 2, 100]) {
      expect(plan({ changesInARow: MAX_CHANGES_IN_A_ROW + extra }).waitMs).to.equal(950);
    }
  });

  it('starts a long poll at once after one that was held open, and remembers that the gateway supports it', () => {
    for (const tookMs of [1_000, 25_500]) {
      expect(plan({ tookMs })).to.deep.equal({ ...NOW, supportsLongPoll: true });
    }
  });

  it('does not take a slow answer to a plain request for a long poll', () => {
    expect(plan({ isLongPoll: false, tookMs: 4_000 })).to.deep.equal({ ...NOW, supportsLongPoll: false });
  });

  it('waits for the pace after an early answer, then sends a plain request', () => {
    expect(plan({ tookMs: 300 })).to.deep.equal({ waitMs: 700, isLongPoll: false, supportsLongPoll: false });
    expect(plan({ tookMs: 999 })).to.deep.equal({ waitMs: 1, isLongPoll: false, supportsLongPoll: false });
    expect(plan({ tookMs: 300, isLongPoll: false })).to.deep.equal({
      waitMs: 700,
      isLongPoll: false,
      supportsLongPoll: false,
    });
  });

  it('starts a long poll after that wait when the gateway supports it', () => {
    expect(plan({ tookMs: 300, supportsLongPoll: true })).to.deep.equal({
      waitMs: 700,
      isLongPoll: true,
      supportsLongPoll: true,
    });
  });

  const paces: readonly (readonly [pollInMs: number | null | undefined, ms: number])[] = [
    [undefined, DEFAULT_POLL_IN_MS],
    [0, DEFAULT_POLL_IN_MS],
    [1, MIN_POLL_IN_MS],
    [MIN_POLL_IN_MS, MIN_POLL_IN_MS],
    [MAX_POLL_IN_MS + 1, MAX_POLL_IN_MS],
    // A timer of the browser that is set beyond 2^31 fires at once.
    [2 ** 31, MAX_POLL_IN_MS],
  ];
  for (const [pollInMs, ms] of paces) {
    it(`starts requests ${ms} ms apart when pollInMs is ${pollInMs}`, () => {
      expect(plan({ pollInMs, tookMs: 50 }).waitMs).to.equal(ms - 50);
      expect(plan({ pollInMs, tookMs: 0 }).waitMs).to.equal(ms);
      expect(plan({ pollInMs, tookMs: ms })).to.deep.equal({ ...NOW, supportsLongPoll: true });
      expect(plan({ pollInMs, tookMs: ms - 1 }).waitMs).to.equal(1);
    });
  }

  for (const [pollInMs, unchangedMs, ms] of [
    [1, FAST_POLLING_MS - 1, MIN_POLL_IN_MS],
    [1, FAST_POLLING_MS, DEFAULT_POLL_IN_MS],
    [MIN_POLL_IN_MS, FAST_POLLING_MS, MIN_POLL_IN_MS],
  ] as const) {
    it(`starts requests ${ms} ms apart when pollInMs is ${pollInMs} and nothing has changed for ${unchangedMs} ms`, () => {
      expect(plan({ pollInMs, unchangedMs, tookMs: 0 }).waitMs).to.equal(ms);
    });
  }
});
