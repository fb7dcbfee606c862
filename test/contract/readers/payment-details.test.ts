import { expect } from '@open-wc/testing';
import { readPaymentDetails } from '../../../src/contract/readers/payment-details.js';
import { ABSENT, withField } from '../../support/schema.js';

const ANSWER = {
  status: 'requires_action',
  amount: {
    unit: 'iso4217/USD',
    value: '5000',
    display: { assetSymbol: 'USD', assetName: 'US Dollar', decimals: 2 },
  },
  expiresAt: 1_771_416_300,
  merchant: { name: 'Marginalia', iconUrl: null, country: 'DE' },
};

describe('readPaymentDetails', () => {
  it('keeps every field of a valid answer, also unknown ones', () => {
    expect(readPaymentDetails(ANSWER)).to.deep.equal({ ok: true, value: ANSWER, invalidFields: [] });
  });

  const CASES: readonly (readonly [path: string, value: unknown, omitted: string])[] = [
    ['amount.value', 5000, 'amount'],
    ['amount.display.assetSymbol', 7, 'amount.display'],
    ['expiresAt', -1, 'expiresAt'],
    ['merchant.name', 7, 'merchant'],
    ['merchant.iconUrl', {}, 'merchant.iconUrl'],
  ];
  for (const [path, value, omitted] of CASES) {
    it(`omits and reports ${omitted} for ${path} = ${JSON.stringify(value)}, and keeps the rest`, () => {
      const result = readPaymentDetails(withField(ANSWER, path, value));
      expect(result).to.deep.equal({ ok: true, value: withField(ANSWER, omitted, ABSENT), invalidFields: [omitted] });
    });
  }

  for (const field of ['amount', 'amount.display', 'expiresAt', 'merchant']) {
    it(`reports nothing when ${field} is absent or null`, () => {
      for (const value of [ABSENT, null]) {
        expect(readPaymentDetails(withField(ANSWER, field, value)).invalidFields).to.deep.equal([]);
      }
    });
  }

  for (const body of [null, ['a']]) {
    it(`refuses ${JSON.stringify(body)}`, () => {
      expect(readPaymentDetails(body)).to.deep.equal({ ok: false, invalidFields: ['body'] });
    });
  }
});
