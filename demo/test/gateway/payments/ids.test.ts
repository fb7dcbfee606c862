import assert from 'node:assert/strict';
import { it } from 'node:test';
import { strictPaymentIdSchema } from '../../../gateway/wire/identifiers.js';
import { newDeliveryId, newEndpointId, newEventId, newPaymentId, newTxId } from '../../../gateway/payments/ids.js';
import { systemRandom } from '../../../gateway/core/random.js';
import { NOW_MS } from '../../support/payments.js';

it('a payment id has the length and the letters of the public service', () => {
  const id = newPaymentId(NOW_MS, systemRandom);
  assert.match(strictPaymentIdSchema.parse(id), /^pay_[0-9a-f]{8}[0-9A-HJKMNP-TV-Z]{26}$/);
  assert.equal(id.length, 38);
});

it('a thousand ids of one millisecond differ', () => {
  const ids = Array.from({ length: 1000 }, () => newPaymentId(NOW_MS, systemRandom));
  assert.equal(new Set(ids).size, 1000);
});

it('the time in an id grows with the clock', () => {
  const getTimePart = (nowMs: number): string => newPaymentId(nowMs, systemRandom).slice(12, 22);
  assert.ok(getTimePart(NOW_MS) < getTimePart(NOW_MS + 1));
  assert.equal(getTimePart(1_469_918_176_385), '01ARYZ6S41', 'the example of the ULID specification');
});

it('a transaction hash looks like one of an EVM chain', () => {
  assert.match(newTxId(systemRandom), /^0x[0-9a-f]{64}$/);
});

it('the other ids have a prefix for their kind', () => {
  const ids = [newEventId, newDeliveryId, newEndpointId].map((newId) => newId(NOW_MS, systemRandom));
  const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
  for (const [index, prefix] of ['evt', 'msg', 'ep'].entries())
    assert.match(ids[index] ?? '', new RegExp(`^${prefix}_${ulid}$`));
});
