import { expect } from '@open-wc/testing';
import { currencyDigits } from '../../src/contract/currency-digits.js';

describe('currencyDigits', () => {
  const digits = {
    USD: 2,
    HUF: 2,
    JPY: 0,
    UGX: 0,
    KWD: 3,
    CLF: 4,
  };
  for (const [currency, expected] of Object.entries(digits)) {
    it(`returns ${expected} for ${currency}, as ISO 4217 says`, () => {
      expect(currencyDigits(currency)).to.equal(expected);
    });
  }

  for (const code of ['XYZ', 'BIF CLP']) {
    it(`returns 2 for the unknown currency "${code}"`, () => {
      expect(currencyDigits(code)).to.equal(2);
    });
  }
});
