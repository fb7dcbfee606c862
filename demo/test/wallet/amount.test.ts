import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeCoins } from '../../wallet/client/amount.js';

const CASES = [
  ['1000500000', 'USDC', 6, '1,000.50 USDC'],
  ['5', 'ISK', 0, '5 ISK'],
  ['1', 'USDC', 18, '0.000000000000000001 USDC'],
  ['123456789012345678901234567890', 'DAI', 18, '123,456,789,012.34567890123456789 DAI'],
] as const;

describe('the test wallet formats coins exactly', () => {
  for (const [value, assetSymbol, decimals, text] of CASES) {
    it(`${value} with ${decimals} decimals as ${text}`, () => {
      const display = { assetName: assetSymbol, assetSymbol, decimals };
      assert.equal(describeCoins({ unit: 'caip19/eip155:8453/erc20:0x1', value, display }), text);
    });
  }
});
