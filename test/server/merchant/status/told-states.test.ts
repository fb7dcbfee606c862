import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  admitLongPoll,
  afterAnswer,
  afterChange,
  canForget,
  NOTHING_TOLD,
  RETURN_MS,
  type ToldStates,
} from '../../../../src/server/merchant/status/told-states.js';

const POLL_IN_MS = 1_000;
/** The time by which a visitor who was answered at 0 has returned. */
const RETURNED_MS = POLL_IN_MS + RETURN_MS;
const old: ToldStates = { ...NOTHING_TOLD, state: 'old' };

describe('the answers that visitors were given', () => {
  it('keep an outdated one when it is unclear which of two visitors returns', () => {
    const both = afterAnswer(afterAnswer(old, undefined, 'old', 0, POLL_IN_MS), 25_000, 'new', 0, POLL_IN_MS);
    let told: ToldStates = { ...both, state: 'new' };
    for (let returns = 0; returns < 3; returns++) {
      const admitted = admitLongPoll(told, 25_000, 1);
      assert.equal(admitted.mayHold, false);
      told = admitted.told;
    }
  });

  for (const maxPollMs of [undefined, 25_000]) {
    it(`expire when their visitor has not returned, after ${maxPollMs ? 'a long poll' : 'a plain request'}`, () => {
      const told = { ...afterAnswer(old, maxPollMs, 'old', 0, POLL_IN_MS), state: 'new' };
      assert.equal(admitLongPoll(told, 25_000, RETURNED_MS - 1).mayHold, false);
      assert.equal(admitLongPoll(told, 25_000, RETURNED_MS).mayHold, true);
      assert.deepEqual([canForget(told, RETURNED_MS - 1), canForget(told, RETURNED_MS)], [false, true]);
    });
  }

  it('are kept for as long as the last change matters', () => {
    const told = afterChange(old, 'new', 0, POLL_IN_MS);
    assert.deepEqual([canForget(told, RETURNED_MS - 1), canForget(told, RETURNED_MS)], [false, true]);
  });

  it('are at most a thousand for a payment', () => {
    let told = old;
    for (let answer = 0; answer < 1_100; answer++) told = afterAnswer(told, undefined, 'old', 0, POLL_IN_MS);
    assert.equal(told.answers.length, 1_000);
  });
});
