import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { withIconUrls } from '../../../gateway/core/icon-url.js';
import { BASE_URL } from '../../support/test-gateway.js';
import { toOptionAmount } from '../../../gateway/options/assets.js';
import type { Asset } from '../../../gateway/rails/asset.js';
import { PAPER_ASSETS, USDC_ON_BASE_SEPOLIA } from '../../../gateway/rails/paper/assets.js';

const NINES = '9'.repeat(100);
const DOLLARS = PAPER_ASSETS.filter(({ currency }) => currency === 'USD');
const EUROS = PAPER_ASSETS.filter(({ currency }) => currency === 'EUR');

const getPrice = (asset: Pick<Asset, 'currency' | 'decimals'>, currency: string, value: string): string =>
  toOptionAmount({ ...USDC_ON_BASE_SEPOLIA, ...asset }, { unit: `iso4217/${currency}`, value }).value;

describe('a price in an asset', () => {
  for (const [asset, currency] of [
    ...DOLLARS.map((each) => [each, 'USD'] as const),
    ...EUROS.map((each) => [each, 'EUR'] as const),
  ]) {
    it(`is exact in the asset's own currency, and has a display: ${asset.id}`, () => {
      for (const [value, coins] of [
        ['5000', '50'],
        [`${NINES}00`, NINES],
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
    const dollar = { currency: 'USD', decimals: 6 };
    assert.equal(getPrice(dollar, 'USD', '1'), '10000');
    // A currency without a rate counts as a dollar.
    assert.equal(getPrice(dollar, 'KWD', '1500'), '1500000');
  });

  it('depends on what the coin is worth, and is rounded up to a millionth of the coin', () => {
    // 12.50 / 1.172 = 10.66552…
    assert.equal(getPrice({ currency: 'EUR', decimals: 6 }, 'USD', '1250'), '10665530');
    // 12.50 / 2486 = 0.00502815…
    assert.equal(getPrice({ currency: 'ETH', decimals: 18 }, 'USD', '1250'), '5029000000000000');
    assert.equal(getPrice({ currency: 'ETH', decimals: 18 }, 'USD', '1'), '5000000000000');
    assert.equal(getPrice({ currency: 'USD', decimals: 18 }, 'EUR', '5000'), '58600000000000000000');
    assert.equal(getPrice({ currency: 'USD', decimals: 6 }, 'JPY', '5000'), '34650000');
    // Digits that a floating-point number does not have.
    assert.equal(getPrice({ currency: 'USD', decimals: 6 }, 'EUR', `${NINES}00`), `1171${'9'.repeat(96)}8828000`);
  });
});
