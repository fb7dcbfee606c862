import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { ApiError } from '../../../gateway/http/errors.js';
import { invalidState, requirePayable } from '../../../gateway/payments/refusals.js';
import { COMMAND_TYPES, PAYMENT_IN } from '../../support/payments.js';

it('the message of a refusal names the status and the refused step', () => {
  const messages = COMMAND_TYPES.map((command) => invalidState({ command, status: 'expired' }).message);
  for (const message of messages) assert.match(message, /^A payment in status expired cannot \w+/);
  assert.equal(new Set(messages).size, COMMAND_TYPES.length);
});

it('a payment can be paid while it requires action', () => {
  requirePayable(PAYMENT_IN.requires_action);
});

for (const status of PAYMENT_STATUSES.filter((other) => other !== 'requires_action')) {
  it(`a payment that is ${status} cannot be paid, and the error says why`, () => {
    const code = status === 'expired' ? 'payment_expired' : 'invalid_state';
    assert.throws(
      () => {
        requirePayable(PAYMENT_IN[status]);
      },
      (error) => error instanceof ApiError && error.code === code && / (be paid|expired)$/.test(error.message),
    );
  });
}
