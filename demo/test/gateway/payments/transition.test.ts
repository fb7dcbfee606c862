import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { isInvalidState, transition, TRANSITIONS, type Command } from '../../../gateway/payments/transition.js';
import { after, COMMAND_TYPES, COMMANDS, EXPIRY_MS, NEW_PAYMENT, PAYMENT_IN } from '../../support/payments.js';

describe('the conditions of the state table', () => {
  for (const from of ['requires_action', 'processing'] as const) {
    it(`lets a payment that is ${from} expire at its expiry and not a millisecond before`, () => {
      assert.ok(isInvalidState(transition(PAYMENT_IN[from], COMMANDS.time_out, EXPIRY_MS - 1)));
      assert.ok(!isInvalidState(transition(PAYMENT_IN[from], COMMANDS.time_out, EXPIRY_MS)));
    });
  }

  it('leads to the statuses that the table names', () => {
    for (const from of PAYMENT_STATUSES)
      for (const [type, to] of Object.entries(TRANSITIONS[from])) {
        const next = transition(PAYMENT_IN[from], COMMANDS[type as Command['type']], EXPIRY_MS);
        assert.equal(!isInvalidState(next) && next.state.status, to, `${from} ${type}`);
      }
  });

  it('settles a succeeded payment once', () => {
    const settled = after(COMMANDS.process, COMMANDS.succeed, COMMANDS.settle);
    assert.ok(isInvalidState(transition(settled, COMMANDS.settle, EXPIRY_MS)));
  });
});

describe('a transition', () => {
  it('never changes the payment that it is given', () => {
    const before = structuredClone(NEW_PAYMENT);
    for (const type of COMMAND_TYPES) transition(NEW_PAYMENT, COMMANDS[type], EXPIRY_MS);
    assert.deepEqual(NEW_PAYMENT, before);
  });

  it('stamps each stage with the time of its step', () => {
    const processing = transition(NEW_PAYMENT, COMMANDS.process, 5);
    assert.ok(!isInvalidState(processing));
    const succeeded = transition(processing, COMMANDS.succeed, 7);
    assert.ok(!isInvalidState(succeeded) && succeeded.state.status === 'succeeded');
    assert.deepEqual([succeeded.state.processing.atMs, succeeded.state.success.atMs], [5, 7]);
  });

  it('keeps the option amount unless success has another one', () => {
    const other = { ...COMMANDS.process.optionAmount, value: '1' };
    const kept = after(COMMANDS.process, COMMANDS.succeed);
    const replaced = after(COMMANDS.process, { ...COMMANDS.succeed, optionAmount: other });
    assert.ok(kept.state.status === 'succeeded' && replaced.state.status === 'succeeded');
    assert.deepEqual(kept.state.processing.optionAmount, COMMANDS.process.optionAmount);
    assert.deepEqual(replaced.state.processing.optionAmount, other);
  });

  for (const type of ['fail', 'time_out'] as const) {
    it(`remembers that a payment was processing before ${type}`, () => {
      const { state } = after(COMMANDS.process, COMMANDS[type]);
      assert.ok('processing' in state && state.processing);
    });
  }
});
