import { expect } from '@open-wc/testing';
import { cancelPaymentResponseSchema } from '../../../src/contract/schemas/cancel-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { CANCEL_RESPONSE } from '../fixtures.js';

describe('cancelPaymentResponseSchema', () => {
  it('reads the documented answer unchanged, and keeps unknown fields', () => {
    const answer = { ...CANCEL_RESPONSE, refund: { due: false } };
    expect(expectAccepted(cancelPaymentResponseSchema, answer)).to.deep.equal(answer);
  });

  for (const reason of ['cancelled_by_user', 'cancelled_by_merchant', 'changed my mind', '']) {
    it(`reads "${reason}" as cancelledReason, whose values are not documented`, () => {
      expectAccepted(cancelPaymentResponseSchema, withField(CANCEL_RESPONSE, 'cancelledReason', reason));
    });
  }

  it('reads a timestamp of any precision', () => {
    for (const cancelledAt of ['2025-01-14T10:30:00Z', '2025-01-14T10:30:00.123456Z']) {
      expectAccepted(cancelPaymentResponseSchema, { ...CANCEL_RESPONSE, cancelledAt });
    }
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
