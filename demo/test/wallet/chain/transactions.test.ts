import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, maxUint256, parseEther, type Hex } from 'viem';
import { coin } from '../../../gateway/rails/evm/artifacts/coin.js';
import { settlement } from '../../../gateway/rails/evm/artifacts/settlement.js';
import { PERMIT2, startContracts, type Contracts } from '../../support/evm-contracts.js';
import { newPayment, signQuote } from '../../support/evm-payments.js';
import { openWallet } from './test-chain.js';
import { waitForReceipt } from '../../support/wait-for-receipt.js';

const TO: Hex = `0x${'ab'.repeat(20)}`;
const ONE_ETHER = `0x${parseEther('1').toString(16)}`;

const approveData = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: coin.abi, functionName: 'approve', args: [spender, amount] });

describe('the wallet that the hosted page announces, on a chain', () => {
  let chain: Contracts;
  before(async () => {
    chain = await startContracts();
  });
  after(() => chain.stop());

  const getShown = ({ questions }: Awaited<ReturnType<typeof openWallet>>) => {
    const [question, ...others] = questions;
    assert.ok(question?.kind === 'send' && !others.length);
    return question.transaction;
  };

  it('sends what the buyer approves, signed with its key, and returns the hash', async () => {
    const wallet = await openWallet(chain);
    const before = await chain.client.getBalance({ address: TO });
    const hash = await wallet.call('eth_sendTransaction', { from: wallet.from, to: TO, value: ONE_ETHER });
    const receipt = await waitForReceipt(chain.client, hash as Hex);
    assert.deepEqual([receipt.status, receipt.from], ['success', wallet.from.toLowerCase()]);
    assert.equal((await chain.client.getBalance({ address: TO })) - before, parseEther('1'));
    const { network, meaning, to, value, fee } = getShown(wallet);
    assert.deepEqual([network, meaning, to, value], ['Local chain', 'Send 1 ETH', TO, '1 ETH']);
    assert.match(fee ?? '', /^0\.\d+ ETH$/);
  });

  it('takes the next nonce for each transaction', async () => {
    const { call, from } = await openWallet(chain);
    for (const nonce of [0, 1]) {
      const hash = (await call('eth_sendTransaction', { from, to: TO, value: '0x1' })) as Hex;
      assert.equal((await chain.client.getTransaction({ hash })).nonce, nonce);
    }
  });

  it('says in words that Permit2 may move a token without a limit', async () => {
    const wallet = await openWallet(chain);
    const { from } = wallet;
    const to = chain.coins.plain;
    const data = approveData(PERMIT2, maxUint256);
    const hash = await wallet.call('eth_sendTransaction', { from, to, value: '0x0', data });
    assert.equal(getShown(wallet).meaning, 'Allow Permit2 to move PLAIN, without a limit');
    await waitForReceipt(chain.client, hash as Hex);
    const allowance = await chain.client.readContract({
      address: to,
      abi: coin.abi,
      functionName: 'allowance',
      args: [from, PERMIT2],
    });
    assert.equal(allowance, maxUint256);
  });

  it('says in words how much ether pays', async () => {
    const wallet = await openWallet(chain);
    const expiresAt = (await chain.getNowS()) + 600n;
    const terms = { payment: newPayment(), expiresAt, value: parseEther('0.02') };
    const quote = await signQuote(chain.relayer, chain.settlement, { ...terms, token: TO, from: chain.relayer });
    const data = encodeFunctionData({
      abi: settlement.abi,
      functionName: 'payNative',
      args: [terms.payment, expiresAt, quote],
    });
    const value = `0x${terms.value.toString(16)}`;
    const hash = await wallet.call('eth_sendTransaction', { from: wallet.from, to: chain.settlement, value, data });
    assert.equal((await waitForReceipt(chain.client, hash as Hex)).status, 'success');
    assert.equal(getShown(wallet).meaning, 'Pay 0.02 ETH');
  });

  it('has no words for an approval of somebody else, and for other calls', async () => {
    const wallet = await openWallet(chain);
    const { from } = wallet;
    await wallet.call('eth_sendTransaction', { from, to: chain.coins.plain, data: approveData(TO, 1n) });
    assert.equal(getShown(wallet).meaning, undefined);
  });

  it('shows why a transaction would fail, and does not send it', async () => {
    const wallet = await openWallet(chain);
    const data = encodeFunctionData({ abi: coin.abi, functionName: 'transfer', args: [TO, 1n] });
    const sending = wallet.call('eth_sendTransaction', { from: wallet.from, to: chain.coins.plain, data });
    await assert.rejects(sending, { code: -32603, message: /would fail: .*revert/ });
    const { problem, fee } = getShown(wallet);
    assert.match(problem ?? '', /revert/);
    assert.equal(fee, undefined);
    assert.deepEqual(wallet.node.getSent(), []);
  });

  it('sends nothing if the buyer rejects, and answers with 4001', async () => {
    const wallet = await openWallet(chain);
    wallet.browser.approves = false;
    const sending = wallet.call('eth_sendTransaction', { from: wallet.from, to: TO, value: ONE_ETHER });
    await assert.rejects(sending, { code: 4001 });
    assert.deepEqual(wallet.node.getSent(), []);
  });

  it('refuses a transaction of another account, and what is no transaction to an address', async () => {
    const { call, from, node } = await openWallet(chain);
    await assert.rejects(call('eth_sendTransaction', { from: TO, to: TO }), { code: 4100 });
    for (const request of [undefined, {}, { from }, { from, to: 'TO' }, { from, to: TO, data: '0x1' }])
      await assert.rejects(call('eth_sendTransaction', request), { code: -32602 });
    assert.deepEqual(node.getSent(), []);
  });

  it('sends the same bytes again after a lost answer', async () => {
    const { call, from, node, browser } = await openWallet(chain);
    let isLost = false;
    browser.rpc = async (method, params) => {
      const result = await node.rpc(method, params);
      if (method !== 'eth_sendRawTransaction' || isLost) return result as never;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
    const hash = (await call('eth_sendTransaction', { from, to: TO, value: '0x1' })) as Hex;
    assert.equal((await waitForReceipt(chain.client, hash)).status, 'success');
    const sent = node.getSent();
    assert.deepEqual([sent.length, new Set(sent).size], [2, 1]);
  });

  it('passes questions on to the node, and its refusals back', async () => {
    const { call, from } = await openWallet(chain);
    assert.equal(await call('eth_chainId'), '0x7a69');
    assert.equal(await call('eth_getBalance', from, 'latest'), `0x${parseEther('10').toString(16)}`);
    assert.equal(await call('eth_getTransactionReceipt', `0x${'0'.repeat(64)}`), null);
    await assert.rejects(call('eth_call', { to: 'nobody' }, 'latest'), { name: 'RpcError' });
    await assert.rejects(call('eth_sendRawTransaction', '0x'), { code: 4200 });
    await assert.rejects(call('anvil_setBalance', from, '0x0'), { code: 4200 });
  });

  it('says that the node does not answer', async () => {
    const { call, browser } = await openWallet(chain);
    browser.rpc = () => Promise.reject(new TypeError('Failed to fetch'));
    await assert.rejects(call('eth_blockNumber'), {
      code: -32603,
      message: 'The node of the network does not answer.',
    });
  });
});
