import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { PERMIT2 } from '../../gateway/rails/permit2.js';
import { permit2 } from '../../gateway/rails/evm/artifacts/permit2.js';
import { connectNode, startNode, untilFound } from '../support/chain-gateway.js';
import { createChainBuyer } from '../support/chain-buyer.js';
import { useCli } from '../support/run-cli.js';
import { MERCHANT } from '../support/test-gateway.js';

const { run, stops } = useCli();

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pay-status-chain-'));
  stops.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

const start = async (args: readonly string[], env?: NodeJS.ProcessEnv) => {
  const running = run(['--port', '0', ...args], env);
  const url = await running.ready;
  assert.ok(url, running.printed.err);
  const stop = async (): Promise<void> => {
    running.child.kill('SIGTERM');
    assert.equal(await running.ended, 0, running.printed.err);
  };
  return { url, stop };
};

/** Runs a command that must be refused, and returns what it says. */
const refuse = async (args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> => {
  const { printed, ended } = run(['--port', '0', ...args], env);
  assert.equal(await ended, 1, printed.out);
  assert.equal(printed.out, '');
  return printed.err;
};

const getPayment = async (url: string, id: string) => {
  const response = await fetch(`${url}/v1/payments/${id}/status`, { headers: MERCHANT });
  return (await response.json()) as { readonly status: string; readonly info: { readonly txId: string } | null };
};

/** Pays a new payment with a wallet that reaches the chain as the hosted page does; resolves to its transaction. */
const buy = async (url: string, symbol: string): Promise<string> => {
  const signer = privateKeyToAccount(generatePrivateKey());
  const buyer = createChainBuyer({ signer, nodeUrl: `${url}/sandbox/rpc`, getUrl: () => url });
  await buyer.fund();
  const id = await buyer.create(`order ${symbol}`);
  assert.deepEqual(await buyer.pay(id, symbol), [200]);
  return untilFound('the receipt', async () => {
    const { status, info } = await getPayment(url, id);
    return status === 'succeeded' ? info?.txId : undefined;
  });
};

const request = async <Result>(url: string, method: string, ...params: readonly unknown[]): Promise<Result> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return ((await response.json()) as { readonly result: Result }).result;
};

const getReceiptStatus = async (url: string, hash: string): Promise<string | undefined> => {
  const receipt = await request<{ readonly status: string } | null>(
    `${url}/sandbox/rpc`,
    'eth_getTransactionReceipt',
    hash,
  );
  return receipt?.status;
};

/** A node of somebody else, and the key of a relayer that has coins on it. */
const startForeignNode = async () => {
  const node = await startNode();
  stops.push(() => node.stop());
  const key = generatePrivateKey();
  const control = (method: string, ...params: readonly unknown[]) =>
    connectNode(node).request({ method, params } as never);
  await control('anvil_setBalance', privateKeyToAccount(key).address, '0x1000000000000000000000000');
  await control('anvil_setCode', PERMIT2, permit2.deployedBytecode);
  return { args: ['--rpc-url', node.url], env: { SANDBOX_RELAYER_KEY: key } };
};

describe('the command with --chain', () => {
  it('pays on a chain of its own, which has the payments again after a restart', async () => {
    const data = await newFolder();
    const args = ['--chain', '--data', data];
    const first = await start(args);
    const txId = await buy(first.url, 'USDC');
    assert.equal(await getReceiptStatus(first.url, txId), '0x1');
    await first.stop();
    assert.equal((await stat(join(data, 'chain', 'relayer.key'))).mode & 0o777, 0o600);
    const second = await start(args);
    assert.equal(await getReceiptStatus(second.url, txId), '0x1');
    await buy(second.url, 'EURC');
    await second.stop();
    assert.match(await refuse(['--data', data]), /belongs to the chain 31337: start with --chain or --rpc-url again/);
  });

  it('is refused while payments wait for their execution on paper', async () => {
    const data = await newFolder();
    const paper = await start(['--data', data, '--auto-succeed-ms', '3600000']);
    const signer = privateKeyToAccount(generatePrivateKey());
    const buyer = createChainBuyer({ signer, chain: 'eip155:84532', nodeUrl: paper.url, getUrl: () => paper.url });
    await buyer.fund();
    assert.deepEqual(await buyer.pay(await buyer.create('order'), 'USDC'), [200]);
    await paper.stop();
    assert.match(await refuse(['--chain', '--data', data]), /start once without --chain until they have ended/);
  });
});

describe('the command with --rpc-url', () => {
  it('pays on the chain of that node, whose time the clock cannot move', async () => {
    const { args, env } = await startForeignNode();
    const { url, stop } = await start([...args, '--confirmations', '1'], env);
    for (const symbol of ['USDC', 'TUSD', 'ETH'])
      assert.equal(await getReceiptStatus(url, await buy(url, symbol)), '0x1', symbol);
    const clock = await fetch(`${url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{ "advanceMs": 1000 }',
    });
    assert.equal(clock.status, 400);
    await stop();
  });
});
