import { expect } from '@open-wc/testing';
import { didPollBefore } from '../../../src/elements/shared/did-poll-before.js';
import type { TraceEntry } from '../../../src/tracker/trace.js';

const entry = (event: string, at: number): TraceEntry => ({
  at,
  event,
  connection: 'live',
  status: 'processing',
  error: undefined,
});

describe('didPollBefore', () => {
  it('is true if the answer before the last one came at most a minute earlier', () => {
    expect(didPollBefore([entry('answered', 1_000), entry('answered', 61_000)])).to.equal(true);
  });

  it('is false if it came earlier, as on a page that has slept', () => {
    expect(didPollBefore([entry('answered', 1_000), entry('answered', 61_001)])).to.equal(false);
  });

  it('is false for the first answer, and before it', () => {
    expect(didPollBefore([entry('answered', 1_000)])).to.equal(false);
    expect(didPollBefore([])).to.equal(false);
  });

  it('counts answers only: a request and a failure say nothing about the status', () => {
    const entries = [
      entry('answered', 0),
      entry('requested', 90_000),
      entry('failed', 90_001),
      entry('answered', 90_002),
    ];
    expect(didPollBefore(entries)).to.equal(false);
    expect(didPollBefore([entries[1]!, entries[3]!])).to.equal(false);
  });
});
