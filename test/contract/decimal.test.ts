import { expect } from '@open-wc/testing';
import { insertDecimalPoint } from '../../src/contract/decimal.js';

describe('insertDecimalPoint', () => {
  const cases: readonly (readonly [digits: string, decimals: number, decimal: string])[] = [
    ['1250', 2, '12.50'],
    ['5', 2, '0.05'],
    ['5', 0, '5'],
    ['', 0, '0'],
    ['123456789012345678901234567890', 18, '123456789012.345678901234567890'],
  ];
  for (const [digits, decimals, decimal] of cases) {
    it(`converts ${JSON.stringify(digits)} with ${decimals} decimals to ${decimal}`, () => {
      expect(insertDecimalPoint(digits, decimals)).to.equal(decimal);
    });
  }
});
