import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, getAddress, parseEther, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { explorerPage } from '../../explorer/explorer.js';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { ChainError } from '../../gateway/rails/evm/chain-error.js';
import type { LocalNode } from '../../drivers/anvil.js';
import { connectNode, openChainGateway, startNode, type ChainGateway } from '../support/chain-gateway.js';
import { SIGNER } from '../support/signer.js';
import { BASE_URL, createTestGateway } from '../support/test-gateway.js';
import { waitForReceipt } from '../support/wait-for-receipt.js';

const open = async (page: ReturnType<typeof explorerPage>, path: string) => {
  const response = await page.request(path);
  const html = await response.text();
  // As it is read: without tags, and with single blanks.
  return { response, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};

describe('the explorer of a sandbox with a chain', () => {
  let node: LocalNode;
  let sandbox: ChainGateway;
  let page: ReturnType<typeof explorerPage>;
  before(async () => {
    node = await startNode();
    sandbox = await openChainGateway({ node });
    page = explorerPage({ gateway: sandbox.gateway, baseUrl: BASE_URL });
    await sandbox.fund();
  });
  after(async () => {
    sandbox.gateway.close();
    await node.stop();
  });

  /** Pays 50 dollars; resolves to the transaction. */
  const pay = async (symbol: string): Promise<string> => {
    const id = await sandbox.pay(symbol);
    const state = await sandbox.waitFor(id, 'succeeded');
    assert.ok(state.status === 'succeeded');
    return state.processing.txId ?? '';
  };

  const WAYS = [
    ['50 USDC', 'Payment with a signed authorization (EIP-3009)', 'payWithAuthorization'],
    ['42.662117 EURC', 'Payment with a signed permit (EIP-2612) and a signed transfer (Permit2)', 'payWithPermit'],
    ['50 TUSD', 'Payment with a signed transfer (Permit2)', 'payWithPermit2'],
    ['0.020113 ETH', 'Payment in ether', 'payNative'],
  ] as const;
  for (const [amount, meaning, method] of WAYS)
    it(`shows a payment of ${amount}: its method in words, what moved, and its block`, async () => {
      const hash = await pay(amount.split(' ')[1] ?? '');
      const { response, text } = await open(page, `/explorer/tx/${hash}`);
      assert.equal(response.status, 200);
      const { blockNumber, from } = await sandbox.client.getTransactionReceipt({ hash: hash as Hex });
      const head = await sandbox.client.getBlockNumber();
      const found = [
        meaning,
        `Call of ${method}`,
        amount,
        `Payer ${SIGNER.address}`,
        `Block ${blockNumber} ${head - blockNumber + 1n} confirmation`,
        hash,
        `To Settlement contract ${sandbox.rail.recipient}`,
        'Status Succeeded',
        `From ${getAddress(from)}`,
        'UTC',
      ];
      for (const each of found) assert.ok(text.includes(each), `${each} in ${text}`);
    });

  it('lists the last payments, newest first, with links to their transactions', async () => {
    const hashes = [await pay('USDC'), await pay('EURC')];
    const { html } = await open(page, '/explorer');
    const links = [...html.matchAll(/href="\/explorer\/tx\/(0x[\da-f]{64})"/g)].map(([, hash]) => hash);
    assert.deepEqual(links.slice(0, 2), hashes.toReversed());
  });

  it('shows a transaction that was reverted', async () => {
    const buyer = privateKeyToAccount(generatePrivateKey());
    await sandbox.fund(buyer);
    const [usdc] = sandbox.rail.assets;
    const data = encodeFunctionData({ abi: coin.abi, functionName: 'transfer', args: [usdc.contract, 2n ** 200n] });
    const client = connectNode(node);
    const raw = await buyer.signTransaction({
      ...{ chainId: 31337, type: 'eip1559', nonce: 0, to: usdc.contract, data },
      ...{ gas: 100_000n, maxFeePerGas: parseEther('0.00000001'), maxPriorityFeePerGas: 1n },
    });
    const hash = await client.sendRawTransaction({ serializedTransaction: raw });
    await waitForReceipt(client, hash);
    const { text } = await open(page, `/explorer/tx/${hash}`);
    assert.match(text, /Status Reverted: nothing was moved/);
    assert.match(text, /Transfer of a token/);
  });

  it('answers 404 for a hash that the chain does not have, and for what is no hash', async () => {
    for (const hash of [`0x${'0'.repeat(64)}`, '0x1', '%3Cscript%3E']) {
      const { response, text, html } = await open(page, `/explorer/tx/${hash}`);
      assert.equal(response.status, 404, hash);
      assert.match(text, /Transaction not found/);
      assert.doesNotMatch(html, /<script/);
    }
  });

  it('leads from the form to the transaction', async () => {
    const response = await page.request('/explorer/tx?hash=+0xab/../..');
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/explorer/tx/0xab%2F..%2F..']);
  });

  it('runs no script, and escapes what the chain says', async () => {
    const { gateway } = sandbox;
    const hostile = { ...gateway, assets: [{ ...gateway.assets[0]!, networkName: '"><script>' }] };
    const { html, response } = await open(explorerPage({ gateway: hostile, baseUrl: BASE_URL }), '/explorer');
    assert.doesNotMatch(html, /<script|style=/);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  });

  it('answers 503 with a sentence while the node does not answer', async () => {
    const request = () => Promise.reject(new ChainError('unreachable_node', 'No answer'));
    const { response, text } = await open(
      explorerPage({ gateway: { ...sandbox.gateway, request }, baseUrl: BASE_URL }),
      '/explorer',
    );
    assert.equal(response.status, 503);
    assert.match(text, /The node of the chain does not answer/);
  });
});

describe('the explorer of a sandbox without a chain', () => {
  it('says that there is none', async () => {
    const page = explorerPage({ gateway: createTestGateway(), baseUrl: BASE_URL });
    for (const path of ['/explorer', `/explorer/tx/0x${'0'.repeat(64)}`]) {
      const { response, text } = await open(page, path);
      assert.equal(response.status, 404);
      assert.match(text, /no chain to look at\. Start it with --chain/);
    }
  });
});
