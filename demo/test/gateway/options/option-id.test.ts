import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptionId, writeOptionId } from '../../../gateway/options/option-id.js';
import { PAPER_ASSETS } from '../../../gateway/rails/paper/assets.js';

const ACCOUNTS = ['eip155:84532:0xab16', 'cosmos:cosmoshub-3:cosmos1_t.z%20-x'];
const ISSUE = '0123456789abcdef';
const TERMS = { permitNonce: 12, needsApproval: true, needsReset: true };

describe('the id of an option', () => {
  for (const asset of PAPER_ASSETS)
    it(`contains the terms of ${asset.id}`, async () => {
      for (const account of ACCOUNTS)
        for (const expiresAt of [1_771_416_120, null]) {
          const quote = { asset, account, expiresAt, issue: ISSUE, terms: TERMS };
          const id = await writeOptionId('pay_1', quote);
          assert.deepEqual(await readOptionId('pay_1', id, PAPER_ASSETS), quote);
          assert.equal(await writeOptionId('pay_1', quote), id);
        }
    });

  const quote = {
    asset: PAPER_ASSETS[0],
    account: 'eip155:84532:0xab16',
    expiresAt: 1_771_416_120,
    issue: ISSUE,
    terms: TERMS,
  };

  it('is valid for one payment only', async () => {
    assert.equal(await readOptionId('pay_2', await writeOptionId('pay_1', quote), PAPER_ASSETS), undefined);
  });

  it('is invalid once any of its terms was changed', async () => {
    const id = await writeOptionId('pay_1', quote);
    for (const changed of [
      id.replace('usdc-base-sepolia', 'usdc-sepolia'),
      id.replace('1771416120', '1771416121'),
      id.replace('0xab16', '0xab17'),
      id.replace('_1771416120', '_01771416120'),
      id.replace('_1771416120', '_0'),
      id.replace(ISSUE, ISSUE.replace('0', '1')),
      `${id}0`,
      id.toUpperCase(),
      id.slice(1),
      '',
      'opt_1',
      'opt_0123456789abcdef_gold_1_0123_eip155:1:0x1',
      'x'.repeat(2 ** 16),
    ])
      assert.equal(await readOptionId('pay_1', changed, PAPER_ASSETS), undefined, changed.slice(0, 80));
  });

  it('is invalid for an asset that the rail does not take', async () => {
    assert.equal(await readOptionId('pay_1', await writeOptionId('pay_1', quote), PAPER_ASSETS.slice(1)), undefined);
  });
});
