import { expect } from '@open-wc/testing';
import {
  FINAL_PAYMENT_STATUSES,
  isKnownPaymentStatus,
  isPayable,
  PAYMENT_STATUSES,
} from '../../src/contract/payment-status.js';
import { paymentStatusSchema } from '../../src/contract/schemas/payment-status.js';
import { expectAccepted, expectRefused } from '../support/schema.js';

describe('payment status', () => {
  it('has the six values of the interface, and none for settlement', () => {
    expect([...PAYMENT_STATUSES]).to.deep.equal([
      'requires_action',
      'processing',
      'succeeded',
      'failed',
      'expired',
      'cancelled',
    ]);
  });

  it('is final on four of them', () => {
    expect([...FINAL_PAYMENT_STATUSES]).to.have.members(['succeeded', 'failed', 'expired', 'cancelled']);
  });

  it('can be paid in requires_action only, and not if isFinal contradicts it', () => {
    const answers = [...PAYMENT_STATUSES, 'new_status'].flatMap((status) => [
      { status, isFinal: false },
      { status, isFinal: true },
    ]);
    expect(answers.filter(isPayable)).to.deep.equal([{ status: 'requires_action', isFinal: false }]);
  });

  for (const status of ['new_status', '__proto__']) {
    it(`accepts the unknown value "${status}"`, () => {
      expect(isKnownPaymentStatus(expectAccepted(paymentStatusSchema, status))).to.equal(false);
    });
  }

  for (const value of ['', null]) {
    it(`refuses ${JSON.stringify(value) ?? 'undefined'}`, () => {
      expectRefused(paymentStatusSchema, value);
    });
  }
});
