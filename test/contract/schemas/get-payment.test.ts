import { expect } from '@open-wc/testing';
import { getPaymentResponseSchema } from '../../../src/contract/schemas/get-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { GET_PAYMENT_RESPONSE } from '../fixtures.js';

describe('getPaymentResponseSchema', () => {
  it('reads the published answer unchanged, and keeps unknown fields, an unknown status and an unknown failure', () => {
    const answer = { ...GET_PAYMENT_RESPONSE, status: 'on_hold', failureCode: 'too_slow', isRefunded: true };
    expect(expectAccepted(getPaymentResponseSchema, answer)).to.deep.equal(answer);
  });

  const required = ['status', 'referenceId', 'settlement.successful.txId', 'settlement.successful.amount.unit'];
  for (const field of required)
    it(`requires ${field}`, () => {
      for (const value of [ABSENT, null])
        expectRefused(getPaymentResponseSchema, withField(GET_PAYMENT_RESPONSE, field, value), field);
    });

  for (const field of ['failureCode', 'info', 'settlement', 'settlement.successful'])
    it(`accepts ${field} as null and as absent`, () => {
      for (const value of [ABSENT, null])
        expectAccepted(getPaymentResponseSchema, withField(GET_PAYMENT_RESPONSE, field, value));
    });
});
