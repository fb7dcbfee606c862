import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemOf } from '../../wallet/client/problem.js';

/** Messages as the wallet SDK words them. */
const MESSAGES = {
  'Quote expired: 400: The quote of this option has expired, ask for options again': 'ask for options again',
  'No network connection: No internet connection. Please check your connection and try again': 'try again',
  'HTTP error: Invalid Response Body Bytes: error decoding response body': 'try again',
  'Payment not found: 404: Payment not found': 'nothing',
  'Payment expired: 410: Unexpected response': 'nothing',
  'Invalid request: 400: A payment in status cancelled cannot be paid': 'nothing',
  'Invalid request: 400: A payment in status succeeded cannot be paid': 'nothing',
  'Invalid request: 400: A payment in status processing cannot be paid': 'nothing',
  'Invalid request: 400: A payment in status failed cannot be paid': 'nothing',
} as const;

describe('a problem of the wallet', () => {
  for (const [message, next] of Object.entries(MESSAGES)) {
    it(`leaves ${next === 'nothing' ? 'nothing to do' : `to ${next}`} after "${message.slice(0, 60)}"`, () => {
      const problem = problemOf(new Error(message));
      assert.equal(problem.next, next);
      assert.doesNotMatch(problem.words, /\d{3}|HTTP/, 'in words for people');
    });
  }

  it('that nobody has seen before is told as it is, and may be tried again', () => {
    for (const error of [new Error('odd'), 'odd'])
      assert.deepEqual(problemOf(error), { words: 'odd', next: 'try again' });
  });
});
