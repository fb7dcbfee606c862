import assert from 'node:assert/strict';
import { it } from 'node:test';
import { strictOptionAmountSchema } from '../../../gateway/wire/amount.js';
import { withIconUrls } from '../../../gateway/core/icon-url.js';
import { toDefaultOptionAmount } from '../../../gateway/options/default-option.js';

for (const [currency, value, expected] of [
  ['USD', '5000', '50000000'],
  ['USD', '1', '10000'],
  ['JPY', '5000', '5000000000'],
  ['KWD', '1500', '1500000'],
  ['EUR', '9'.repeat(100), `${'9'.repeat(100)}0000`],
] as const) {
  it(`${value.slice(0, 8)} ${currency} is paid with as many coins of USDC on Base by default`, () => {
    const option = toDefaultOptionAmount({ unit: `iso4217/${currency}`, value });
    assert.equal(option.value, expected);
    const shown = withIconUrls(option, 'http://localhost:4242');
    assert.deepEqual(strictOptionAmountSchema.parse(shown), shown);
  });
}

it('the default asset has icons of the sandbox, whatever its address', () => {
  const { unit, display } = toDefaultOptionAmount({ unit: 'iso4217/USD', value: '1' });
  assert.equal(unit, 'caip19/eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913');
  assert.deepEqual([display.assetSymbol, display.decimals, display.networkName], ['USDC', 6, 'Base']);
  assert.deepEqual([display.iconUrl, display.networkIconUrl], ['/icons/usdc.svg', '/icons/eip155-8453.svg']);
});
