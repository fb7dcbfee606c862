import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currencyName, currencyOf, fiatDecimals, isSupportedFiatUnit } from '../../../gateway/payments/currency.js';

describe('a currency', () => {
  const digits = {
    USD: 2,
    EUR: 2,
    AFN: 2,
    HUF: 2,
    IDR: 2,
    COP: 2,
    IRR: 2,
    JPY: 0,
    KRW: 0,
    UGX: 0,
    KWD: 3,
    TND: 3,
    CLF: 4,
  };
  for (const [currency, expected] of Object.entries(digits)) {
    it(`has ${expected} digits behind the point when it is ${currency}, as ISO 4217 says`, () => {
      assert.equal(fiatDecimals(currency), expected);
    });
  }

  it('is read from a unit and named in English', () => {
    assert.equal(currencyOf('iso4217/USD'), 'USD');
    assert.equal(currencyName('USD'), 'US Dollar');
  });

  for (const unit of ['iso4217/XYZ', 'iso4217/usd', 'iso4217/', 'USD', 'caip19/eip155:8453/slip44:60']) {
    it(`is not taken when it is "${unit}"`, () => {
      assert.equal(isSupportedFiatUnit(unit), false);
    });
  }
});
