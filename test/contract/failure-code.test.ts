import { expect } from '@open-wc/testing';
import { FAILURE_CODES, isKnownFailureCode } from '../../src/contract/failure-code.js';
import { paymentStatusResponseSchema } from '../../src/contract/schemas/payment-status-response.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../support/schema.js';
import { FAILED } from './fixtures.js';

describe('failure code', () => {
  it('has one known value, declined_user', () => {
    expect([...FAILURE_CODES]).to.deep.equal(['declined_user']);
    for (const code of FAILURE_CODES) expect(isKnownFailureCode(code)).to.equal(true);
  });

  it('may be unknown, null or absent', () => {
    for (const code of ['declined_bank', null, ABSENT]) {
      expectAccepted(paymentStatusResponseSchema, withField(FAILED, 'failureCode', code));
    }
    expect(isKnownFailureCode('declined_bank')).to.equal(false);
  });

  it('must be a string', () => {
    expectRefused(paymentStatusResponseSchema, withField(FAILED, 'failureCode', 7), 'failureCode');
  });
});
