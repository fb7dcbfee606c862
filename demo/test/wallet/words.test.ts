import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckedHostRequest } from 'pay-status/wallet';
import { toCoins } from '../../gateway/options/assets.js';
import { getEvmAssets } from '../../gateway/rails/evm/assets.js';
import { networkData } from '../../pages/network-data.js';
import { describePayment } from '../../wallet/client/descriptions.js';
import { describeRequest } from '../../wallet/client/describe-request.js';
import { readNetworks } from '../../wallet/client/networks.js';

const CHAIN = 'eip155:31337';
const ADDRESS = `0x${'a1'.repeat(20)}` as const;
const USDC = `0x${'01'.repeat(20)}` as const;
const EURC = `0x${'02'.repeat(20)}` as const;
const TUSD = `0x${'03'.repeat(20)}` as const;
const ASSETS = getEvmAssets(31_337, 'Local chain', {
  usdc: USDC,
  eurc: EURC,
  testUsd: TUSD,
  usdt: `0x${'04'.repeat(20)}`,
  settlement: ADDRESS,
});
const TEST_DOLLAR = ASSETS.find(({ symbol }) => symbol === 'TUSD')!;
const VALUE = 18_500_000_000_000_000_000n;

/** Reads the networks from the page of a sandbox with a chain, as the wallet does. */
const readPage = async () => {
  const page = String(await networkData({ assets: ASSETS, chains: [CHAIN], recipient: ADDRESS }));
  const coins = /data-coins="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  return readNetworks({ chains: CHAIN, recipient: ADDRESS, coins, hasNode: '' });
};

describe('the test wallet says how much is paid to whom', () => {
  const payment = { kind: 'token-payment', chain: CHAIN, account: ADDRESS, receiver: ADDRESS, value: VALUE } as const;
  const REQUESTS = [
    ['a token of the chain', { ...payment, token: TUSD, deadline: 1_800_000_000n }, 'Pay 18.50 TUSD to Marginalia?'],
    [
      'a token that it does not know',
      { ...payment, token: ADDRESS, deadline: 1_800_000_000n },
      'Pay 18500000000000000000 units of a token to Marginalia?',
    ],
    [
      "the chain's coin",
      { ...payment, kind: 'coin-payment', value: 7_442_000_000_000_000n },
      'Pay 0.007442 ETH to Marginalia?',
    ],
  ] as const;
  for (const [what, request, title] of REQUESTS)
    it(`when it is asked for ${what}: ${title}`, async () => {
      const networks = await readPage();
      assert.equal(describeRequest(request as unknown as CheckedHostRequest, networks, 'Marginalia').title, title);
    });

  it('on the button of its page, as far as it knows', () => {
    const option = { id: 'opt_1', account: `${CHAIN}:${ADDRESS}`, amount: toCoins(TEST_DOLLAR, VALUE), actions: [] };
    const details = { status: 'requires_action', merchant: { name: 'Marginalia' } };
    assert.equal(describePayment(option as never, details as never), 'Pay 18.50 TUSD to Marginalia');
    assert.equal(describePayment(null, details as never), 'Pay to Marginalia');
    assert.equal(describePayment(null, null), 'Pay');
  });
});
