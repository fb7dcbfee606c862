import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { getNextDueStep } from '../../../gateway/payments/due-step.js';
import { after, COMMANDS, CONFIRMED, EXPIRY_MS, PAYMENT_IN } from '../../support/payments.js';

for (const status of ['requires_action', 'processing'] as const) {
  it(`a payment that is ${status} expires automatically at its expiry`, () => {
    assert.deepEqual(getNextDueStep(PAYMENT_IN[status], 2000), { atMs: EXPIRY_MS, command: { type: 'time_out' } });
  });
}

const confirmedUntil = (succeedsAtMs: number | null) =>
  after({ ...CONFIRMED, confirmation: { ...CONFIRMED.confirmation, succeedsAtMs } });

for (const atMs of [EXPIRY_MS - 1, EXPIRY_MS]) {
  it(`a confirmed payment succeeds automatically at its time, ${EXPIRY_MS - atMs} ms before its expiry`, () => {
    const command = { type: 'succeed', optionAmount: null, txId: CONFIRMED.txId };
    assert.deepEqual(getNextDueStep(confirmedUntil(atMs), 2000), { atMs, command });
  });
}

for (const atMs of [EXPIRY_MS + 1, null]) {
  it(`a confirmed payment that would succeed ${atMs === null ? 'never' : 'later'} expires at its expiry`, () => {
    assert.deepEqual(getNextDueStep(confirmedUntil(atMs), 2000), { atMs: EXPIRY_MS, command: { type: 'time_out' } });
  });
}

it('a confirmed payment without a transaction does not succeed automatically', () => {
  const payment = after({ ...CONFIRMED, txId: null });
  assert.deepEqual(getNextDueStep(payment, 2000), { atMs: EXPIRY_MS, command: { type: 'time_out' } });
});

it('a succeeded payment of the test environment settles automatically after the configured time', () => {
  assert.deepEqual(getNextDueStep(PAYMENT_IN.succeeded, 2000), { atMs: EXPIRY_MS + 2000, command: { type: 'settle' } });
});

it('a succeeded payment of the live environment never settles automatically', () => {
  assert.equal(getNextDueStep({ ...PAYMENT_IN.succeeded, mode: 'live' }, 2000), null);
});

it('no payment settles automatically when automatic settlement is off', () => {
  assert.equal(getNextDueStep(PAYMENT_IN.succeeded, null), null);
});

it('a settled payment has no next step', () => {
  assert.equal(getNextDueStep(after(COMMANDS.process, COMMANDS.succeed, COMMANDS.settle), 2000), null);
});

for (const status of PAYMENT_STATUSES.filter((other) => ['failed', 'expired', 'cancelled'].includes(other))) {
  it(`a payment that is ${status} has no next step`, () => {
    assert.equal(getNextDueStep(PAYMENT_IN[status], 2000), null);
  });
}
