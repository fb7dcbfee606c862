import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMoney } from '../../pages/money.js';

describe('Money', () => {
  const cases: ReadonlyArray<readonly [unit: string, value: string, text: string]> = [
    ['USD', '2400', '$24.00'],
    ['USD', '5', '$0.05'],
    ['JPY', '5000', '¥5,000'],
    ['KWD', '1234', 'KWD\u00a01.234'],
    ['EUR', '123456789012345678901234567890', '€1,234,567,890,123,456,789,012,345,678.90'],
  ];
  for (const [currency, value, text] of cases) {
    it(`is shown to the last digit: ${text}`, () => {
      assert.equal(formatMoney({ unit: `iso4217/${currency}`, value }), text);
    });
  }
});
