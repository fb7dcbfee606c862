import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { ApiError } from '../../../gateway/http/errors.js';
import { invalidState, requirePayable } from '../../../gateway/payments/refusals.js';
import { COMMAND_TYPES, PAYMENT_IN } from '../../support/payments.js';

it('a refusal says in which status the payment is, and what it cannot do, each in words of its own', () => {
  const messages = COMMAND_TYPES.map((command) => invalidState({ command, status: 'expired' }).message);
  for (const message of messages) assert.match(message, /^A payment in status expired cannot \w+/);
  assert.equal(new Set(messages).size, COMMAND_TYPES.length);
});

it('a payment can be paid while it waits for the buyer', () => {
  requirePayable(PAYMENT_IN.requires_action);
});

for (const status of PAYMENT_STATUSES.filter((other) => other !== 'requires_action')) {
  it(`a payment that is ${status} can not be paid any more, in words that say so`, () => {
    const code = status === 'expired' ? 'payment_expired' : 'invalid_state';
    assert.throws(
      () => {
        requirePayable(PAYMENT_IN[status]);
      },
      (error) => error instanceof ApiError && error.code === code && / (be paid|expired)$/.test(error.message),
    );
  });
}
