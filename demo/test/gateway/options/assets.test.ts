import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { withIconUrls } from '../../../gateway/core/icon-url.js';
import { BASE_URL } from '../../support/test-gateway.js';
import { ASSETS, toOptionAmount } from '../../../gateway/options/assets.js';

describe('a price in an asset', () => {
  for (const asset of ASSETS) {
    it(`is exact and has a display: ${asset.id}`, () => {
      const nines = '9'.repeat(100);
      for (const [currency, value, coins] of [
        ['USD', '5000', '50'],
        ['JPY', '5000', '5000'],
        ['EUR', `${nines}00`, nines],
      ] as const) {
        const price = toOptionAmount(asset, { unit: `iso4217/${currency}`, value });
        const shown = withIconUrls(price, BASE_URL);
        assert.deepEqual(strictOptionAmountSchema.parse(shown), shown);
        assert.equal(price.value, coins + '0'.repeat(asset.decimals));
        assert.equal(price.display.decimals, asset.decimals);
        for (const url of [shown.display.iconUrl, shown.display.networkIconUrl])
          assert.ok(url?.startsWith(`${BASE_URL}/icons/`), url ?? 'no icon');
      }
    });
  }

  it('has 18 decimals for USDC on BSC and 6 elsewhere', () => {
    const decimals = ASSETS.filter(({ symbol }) => symbol === 'USDC').map(({ chain, decimals }) => [chain, decimals]);
    assert.deepEqual(decimals, [
      ['eip155:8453', 6],
      ['eip155:1', 6],
      ['eip155:56', 18],
    ]);
  });
});
