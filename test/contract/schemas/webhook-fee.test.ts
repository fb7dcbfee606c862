import { expect } from '@open-wc/testing';
import { FEE_KINDS, isKnownFeeKind, webhookFeeSchema } from '../../../src/contract/schemas/webhook-fee.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { PROCESSING_STAGE } from '../fixtures.js';

const { fee } = PROCESSING_STAGE;

describe('webhookFeeSchema', () => {
  it('reads the documented fee unchanged', () => {
    expect(expectAccepted(webhookFeeSchema, fee)).to.deep.equal(fee);
  });

  it('has one known kind, base_plus_percent', () => {
    expect([...FEE_KINDS]).to.deep.equal(['base_plus_percent']);
    expect(isKnownFeeKind('base_plus_percent')).to.equal(true);
  });

  for (const field of ['kind', 'total_amount']) {
    it(`requires ${field}`, () => {
      expectRefused(webhookFeeSchema, withField(fee, field, ABSENT), field);
    });
  }

  for (const field of ['percent.numerator', 'percent.denominator', 'total_amount.value', 'base_amount.value']) {
    it(`refuses a number as ${field}, because amounts are strings`, () => {
      expectRefused(webhookFeeSchema, withField(fee, field, 29), field);
    });
  }
});
