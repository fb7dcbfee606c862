import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LastSeenVersions, MAX_CLIENT_LENGTH } from '../../../gateway/polling/last-seen-versions.js';

it('clients and payments are distinguished', () => {
  const versions = new LastSeenVersions();
  versions.set('a', 'pay_1', 0);
  assert.equal(versions.differs('b', 'pay_1', 1), false);
  assert.equal(versions.differs('a', 'pay_2', 1), false);
});

it('the oldest entries are removed first, so that memory is bounded', () => {
  const versions = new LastSeenVersions();
  for (let index = 0; index < 10_000; index++) versions.set('a', `pay_${index}`, 0);
  versions.set('a', 'pay_0', 0);
  versions.set('a', 'pay_new', 0);
  assert.equal(versions.differs('a', 'pay_0', 1), true);
  assert.equal(versions.differs('a', 'pay_1', 1), false);
  assert.equal(versions.differs('a', 'pay_2', 1), true);
});

it('a client with an overlong name is not stored', () => {
  const versions = new LastSeenVersions();
  for (const length of [MAX_CLIENT_LENGTH, MAX_CLIENT_LENGTH + 1]) versions.set('a'.repeat(length), 'pay_1', 0);
  assert.equal(versions.differs('a'.repeat(MAX_CLIENT_LENGTH), 'pay_1', 1), true);
  assert.equal(versions.differs('a'.repeat(MAX_CLIENT_LENGTH + 1), 'pay_1', 1), false);
});
