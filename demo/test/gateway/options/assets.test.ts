import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { withIconUrls } from '../../../gateway/core/icon-url.js';
import { BASE_URL } from '../../support/test-gateway.js';
import { toOptionAmount } from '../../../gateway/options/assets.js';
import { PAPER_ASSETS } from '../../../gateway/rails/paper/assets.js';

describe('a price in an asset', () => {
  for (const asset of PAPER_ASSETS) {
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

  it('has the digits of the currency that the coin lacks', () => {
    for (const [currency, value, expected] of [
      ['USD', '1', '10000'],
      ['KWD', '1500', '1500000'],
    ] as const)
      assert.equal(toOptionAmount(PAPER_ASSETS[0], { unit: `iso4217/${currency}`, value }).value, expected);
  });
});
