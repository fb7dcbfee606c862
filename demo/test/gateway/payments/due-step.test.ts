import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { getNextDueStep } from '../../../gateway/payments/due-step.js';
import { after, COMMANDS, CONFIRMED, EXPIRY_MS, PAYMENT_IN } from '../../support/payments.js';

const confirmedUntil = (executesAtMs: number | null) =>
  after({ ...CONFIRMED, confirmation: { ...CONFIRMED.confirmation, executesAtMs } });

for (const lateMs of [-1, 0, 1, 86_400_000]) {
  it(`a confirmed payment is executed at its time, ${lateMs} ms after its expiry`, () => {
    const atMs = EXPIRY_MS + lateMs;
    assert.deepEqual(getNextDueStep(confirmedUntil(atMs), 2000), { atMs, type: 'execute' });
  });
}

it('a confirmed payment that is not executed automatically never expires', () => {
  assert.equal(getNextDueStep(confirmedUntil(null), 2000), null);
});

it('a succeeded payment of the test environment settles automatically after the configured time', () => {
  assert.deepEqual(getNextDueStep(PAYMENT_IN.succeeded, 2000), { atMs: EXPIRY_MS + 2000, type: 'settle' });
});

it('a settled payment has no next step', () => {
  assert.equal(getNextDueStep(after(COMMANDS.process, COMMANDS.succeed, COMMANDS.settle), 2000), null);
});

for (const status of PAYMENT_STATUSES.filter((other) => ['failed', 'expired', 'cancelled'].includes(other))) {
  it(`a payment that is ${status} has no next step`, () => {
    assert.equal(getNextDueStep(PAYMENT_IN[status], 2000), null);
  });
}
