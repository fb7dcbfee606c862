import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Hex } from 'viem';
import { RpcError, type Rpc } from '../../../wallet/client/chain/rpc.js';
import { createSandboxWallet } from '../../../wallet/client/sandbox-wallet.js';
import { startContracts, type Contracts } from '../../support/evm-contracts.js';
import { connectRpc, createFundedAccount, LOCAL_NETWORK } from './test-chain.js';
import { waitForReceipt } from '../../support/wait-for-receipt.js';

const TO: Hex = `0x${'ab'.repeat(20)}`;

describe('the test wallet of /wallet and the panel, on a chain', () => {
  let chain: Contracts;
  before(async () => {
    chain = await startContracts();
  });
  after(() => chain.stop());

  /** The wallet of a new browser, and a request to send one wei. */
  const openWallet = async (change: (rpc: Rpc) => Rpc = (rpc) => rpc) => {
    const account = await createFundedAccount(chain);
    const rpc = change(connectRpc(chain).rpc);
    const wallet = createSandboxWallet({ account, fund: async () => undefined, networks: LOCAL_NETWORK, rpc });
    const params = [{ from: account.address, to: TO, value: '0x1', data: '0x' }] as const;
    return { wallet, send: () => wallet.sign({ method: 'eth_sendTransaction', params }) };
  };

  it('sends transactions without a question', async () => {
    const { send } = await openWallet();
    const hash = (await send()) as Hex;
    assert.equal((await waitForReceipt(chain.client, hash)).status, 'success');
  });

  it('selects the network of its chain, and no other', async () => {
    const { wallet } = await openWallet();
    await wallet.selectChain('eip155:31337', undefined);
    await assert.rejects(wallet.selectChain('eip155:84532', undefined), { code: 'unknown_chain' });
  });

  /** The wallet whose node refuses a method, or does not answer. */
  const failing = (failed: string, error: Error) =>
    openWallet((rpc) => (method, params) => (method === failed ? Promise.reject(error) : rpc(method, params)));

  it('says that nothing was sent where that is certain', async () => {
    for (const [method, error] of [
      ['eth_estimateGas', new RpcError(3, 'execution reverted')],
      ['eth_estimateGas', new TypeError('Failed to fetch')],
      ['eth_sendRawTransaction', new RpcError(-32000, 'insufficient funds')],
    ] as const) {
      const { send } = await failing(method, error);
      await assert.rejects(send(), { code: 'rejected' }, method);
    }
  });

  it('leaves it open whether anything was sent where the node does not answer', async () => {
    const { send } = await failing('eth_sendRawTransaction', new TypeError('Failed to fetch'));
    await assert.rejects(send(), { code: 'wallet_failed' });
  });
});
