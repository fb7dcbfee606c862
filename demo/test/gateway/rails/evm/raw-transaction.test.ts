import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWalletClient, http, keccak256, type Hex, type TransactionSerializable } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { LocalNode } from '../../../../drivers/anvil.js';
import { connectNode, type EvmNode } from '../../../../gateway/rails/evm/node.js';
import { findRawTransaction } from '../../../../gateway/rails/evm/raw-transaction.js';
import { startNode } from '../../../support/chain-gateway.js';

let local: LocalNode;
let node: EvmNode;
const account = privateKeyToAccount(generatePrivateKey());

before(async () => {
  local = await startNode();
  node = connectNode(local.url);
  await node.request('anvil_setBalance', [account.address, '0x56bc75e2d63100000']);
});
after(() => local.stop());

const FEES = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n };
const GAS_PRICE = { gasPrice: 10n ** 10n };

const chainId = foundry.id;

const KINDS: readonly TransactionSerializable[] = [
  { type: 'legacy', chainId, ...GAS_PRICE },
  {
    type: 'eip2930',
    chainId,
    ...GAS_PRICE,
    accessList: [{ address: account.address, storageKeys: [`0x${'01'.repeat(32)}`] }],
  },
  { type: 'eip1559', chainId, ...FEES },
  { type: 'eip1559', chainId, ...FEES, data: '0x' },
];

describe('the bytes of a transaction of somebody else', () => {
  for (const [nonce, kind] of KINDS.entries())
    it(`are built from its fields, and have its hash: ${kind.type}, ${nonce}`, async () => {
      const raw = await account.signTransaction({
        ...{ to: account.address, value: BigInt(nonce), data: '0xabcd', gas: 100_000n, nonce },
        ...kind,
      });
      const wallet = createWalletClient({ chain: foundry, transport: http(local.url) });
      const hash = await wallet.sendRawTransaction({ serializedTransaction: raw });
      assert.equal(hash, keccak256(raw));
      assert.equal(await findRawTransaction(node, hash), raw);
    });

  it('are not found if the node does not know it', async () => {
    assert.equal(await findRawTransaction(node, `0x${'ab'.repeat(32)}`), undefined);
  });

  it('are none for a type that has no signature, and nothing is sent then', async () => {
    const hash: Hex = `0x${'ab'.repeat(32)}`;
    const deposit = { type: '0x7e', hash, from: account.address, to: account.address, input: '0x', value: '0x1' };
    const answering = { ...node, run: (async () => ({ ...deposit, typeHex: '0x7e' })) as unknown as EvmNode['run'] };
    const raw = await findRawTransaction(answering, hash);
    assert.equal(raw, '0x');
    await node.send('0x');
  });
});
