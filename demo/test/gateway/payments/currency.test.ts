import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getCurrencyName, getCurrency, toMajorUnits, isSupportedFiatUnit } from '../../../gateway/payments/currency.js';

describe('a currency', () => {
  it('is read from a unit and named in English', () => {
    assert.equal(getCurrency('iso4217/USD'), 'USD');
    assert.equal(getCurrencyName('USD'), 'US Dollar');
  });

  for (const [value, currency, expected] of [
    ['1250', 'USD', '12.50'],
    ['5', 'USD', '0.05'],
    ['0', 'KWD', '0.000'],
    ['5000', 'JPY', '5000'],
  ] as const) {
    it(`writes ${value} minor units of ${currency} as ${expected}`, () => {
      assert.equal(toMajorUnits(value, currency), expected);
    });
  }

  for (const unit of ['iso4217/XYZ', 'iso4217/usd', 'iso4217/', 'USD', 'caip19/eip155:8453/slip44:60']) {
    it(`is not supported when it is "${unit}"`, () => {
      assert.equal(isSupportedFiatUnit(unit), false);
    });
  }
});
