import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from 'pay-status/contract';
import { strictCancelPaymentResponseSchema } from '../../../gateway/wire/cancel-payment-response.js';
import { strictCreatePaymentResponseSchema } from '../../../gateway/wire/create-payment-response.js';
import { strictPaymentStatusResponseSchema } from '../../../gateway/wire/payment-status-response.js';
import { toCancelResponse, toCreateResponse, toStatusResponse } from '../../../gateway/payments/responses.js';
import { after, ALL_PAYMENTS, COMMANDS, NEW_PAYMENT, PAYMENT_IN } from '../../support/payments.js';
import { BASE_URL } from '../../support/test-gateway.js';

const answers = ALL_PAYMENTS.map((payment) => toStatusResponse(payment, BASE_URL));

describe('a status response', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`matches the contract for ${status}`, () => {
      const answer = toStatusResponse(PAYMENT_IN[status], BASE_URL);
      assert.equal(answer.status, status);
      assert.deepEqual(strictPaymentStatusResponseSchema.parse(answer), answer);
    });
  }

  it('matches the contract, whatever led to the status', () => {
    for (const answer of answers) assert.deepEqual(strictPaymentStatusResponseSchema.parse(answer), answer);
  });

  it('is final for exactly the final statuses', () => {
    for (const { status, isFinal } of answers)
      assert.equal(isFinal, (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status), status);
  });

  it('has pollInMs exactly while the payment is not final', () => {
    for (const answer of answers) assert.equal('pollInMs' in answer, !answer.isFinal, answer.status);
    assert.equal(toStatusResponse(NEW_PAYMENT, BASE_URL).pollInMs, 1000);
  });

  it('has a failure code only on a failed payment, and only when the buyer declined', () => {
    for (const { state } of ALL_PAYMENTS) {
      const isDeclined = state.status === 'failed' && state.failed.failureCode === 'declined_user';
      assert.equal('failureCode' in toStatusResponse({ ...NEW_PAYMENT, state }, BASE_URL), isDeclined, state.status);
    }
  });

  it('has info on a succeeded payment, and null on every other', () => {
    for (const { status, info } of answers) assert.equal(info !== null, status === 'succeeded', status);
  });

  it('does not show that a payment has settled', () => {
    assert.deepEqual(
      toStatusResponse(after(COMMANDS.process, COMMANDS.succeed, COMMANDS.settle), BASE_URL),
      toStatusResponse(PAYMENT_IN.succeeded, BASE_URL),
    );
  });
});

describe('the other responses', () => {
  it('describe a new payment', () => {
    const answer = toCreateResponse(NEW_PAYMENT, 'http://localhost:4242/?pid=pay_1');
    assert.deepEqual(strictCreatePaymentResponseSchema.parse(answer), answer);
  });

  it('contain when and why a payment was cancelled', () => {
    const answer = toCancelResponse(PAYMENT_IN.cancelled);
    assert.deepEqual(strictCancelPaymentResponseSchema.parse(answer), answer);
    assert.deepEqual(answer, {
      paymentId: 'pay_1',
      status: 'cancelled',
      cancelledReason: 'cancelled_by_merchant',
      cancelledAt: '2026-02-18T12:05:00.000Z',
    });
  });

  it('throw for a payment that is not cancelled', () => {
    for (const status of PAYMENT_STATUSES.filter((other) => other !== 'cancelled'))
      assert.throws(() => toCancelResponse(PAYMENT_IN[status]), /not cancelled/);
  });
});
