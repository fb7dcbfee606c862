import { expect } from '@open-wc/testing';
import { cancelPaymentResponseSchema } from '../../../src/contract/schemas/cancel-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { CANCEL_RESPONSE } from '../fixtures.js';

describe('cancelPaymentResponseSchema', () => {
  it('reads the documented answer unchanged, and keeps unknown fields', () => {
    const answer = { ...CANCEL_RESPONSE, refund: { due: false } };
    expect(expectAccepted(cancelPaymentResponseSchema, answer)).to.deep.equal(answer);
  });

  it('reads an unknown status', () => {
    expectAccepted(cancelPaymentResponseSchema, { ...CANCEL_RESPONSE, status: 'cancelling' });
  });

  for (const field of ['paymentId', 'status', 'cancelledReason', 'cancelledAt']) {
    it(`requires ${field}`, () => {
      expectRefused(cancelPaymentResponseSchema, withField(CANCEL_RESPONSE, field, ABSENT), field);
      expectRefused(cancelPaymentResponseSchema, withField(CANCEL_RESPONSE, field, null), field);
    });
  }
});
