import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeAmount } from '../../wallet/client/amount.js';

const CASES = [
  ['iso4217/USD', '5000', 'USD', 2, '$50.00'],
  ['iso4217/JPY', '5000', 'JPY', 0, '¥5,000'],
  ['caip19/eip155:8453/erc20:0x1', '1000500000', 'USDC', 6, '1,000.5 USDC'],
  ['caip19/eip155:56/erc20:0x1', '1', 'USDC', 18, '0.000000000000000001 USDC'],
  ['caip19/eip155:1/erc20:0x1', '123456789012345678901234567890', 'DAI', 18, '123,456,789,012.34567890123456789 DAI'],
] as const;

describe('the test wallet formats an amount exactly', () => {
  for (const [unit, value, assetSymbol, decimals, text] of CASES) {
    it(`${value} of ${unit} with ${decimals} decimals as ${text}`, () => {
      assert.equal(describeAmount({ unit, value, display: { assetSymbol, decimals } }), text);
    });
  }
});
