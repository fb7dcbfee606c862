import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASSETS } from '../../../gateway/options/assets.js';
import { readOptionId, writeOptionId } from '../../../gateway/options/option-id.js';

const ACCOUNTS = ['eip155:8453:0xab16', 'cosmos:cosmoshub-3:cosmos1_t.z%20-x'];

describe('the id of an option', () => {
  for (const asset of ASSETS)
    it(`contains the terms of ${asset.id}`, async () => {
      for (const account of ACCOUNTS) {
        const quote = { asset, account, expiresAt: 1_771_416_120 };
        const id = await writeOptionId('pay_1', quote);
        assert.deepEqual(await readOptionId('pay_1', id), quote);
        assert.equal(await writeOptionId('pay_1', quote), id);
      }
    });

  const quote = { asset: ASSETS[0]!, account: 'eip155:8453:0xab16', expiresAt: 1_771_416_120 };

  it('is valid for one payment only', async () => {
    assert.equal(await readOptionId('pay_2', await writeOptionId('pay_1', quote)), undefined);
  });

  it('is invalid once any of its terms was changed', async () => {
    const id = await writeOptionId('pay_1', quote);
    for (const changed of [
      id.replace('usdc-base', 'usdc-bsc'),
      id.replace('1771416120', '1771416121'),
      id.replace('0xab16', '0xab17'),
      id.replace('_1771416120', '_01771416120'),
      `${id}0`,
      id.toUpperCase(),
      id.slice(1),
      '',
      'opt_1',
      'opt_0123456789abcdef_gold_1_eip155:1:0x1',
      'x'.repeat(2 ** 16),
    ])
      assert.equal(await readOptionId('pay_1', changed), undefined, changed.slice(0, 80));
  });
});
