import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currencyName, currencyOf, isSupportedFiatUnit } from '../../../gateway/payments/currency.js';

describe('a currency', () => {
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
