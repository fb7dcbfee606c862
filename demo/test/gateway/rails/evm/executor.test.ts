import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { keccak256, type Hex } from 'viem';
import { startLocalNode, type LocalNode } from '../../../../drivers/anvil.js';
import { createDatabaseStore } from '../../../../gateway/store/sql/database-store.js';
import { createGatewayMemoryStore } from '../../../../gateway/store/memory/memory-store.js';
import type { Store } from '../../../../gateway/store/store.js';
import {
  connectNode,
  openChainGateway,
  startNode,
  untilFound,
  type ChainGateway,
} from '../../../support/chain-gateway.js';
import { openDatabase } from '../../../support/database-image.js';
import { getRequest, OTHER_SIGNER, SIGNER, toAccount } from '../../../support/signer.js';

let node: LocalNode;
const opened: ChainGateway[] = [];

// One for each test: some of them move its time.
beforeEach(async () => {
  node = await startNode();
});
afterEach(async () => {
  for (const { gateway } of opened.splice(0)) gateway.close();
  await node.stop();
});

const open = async (options: Omit<Parameters<typeof openChainGateway>[0], 'node'> = {}): Promise<ChainGateway> => {
  const chain = await openChainGateway({ node, ...options });
  opened.push(chain);
  await chain.fund();
  return chain;
};

/** Sends a request to the node, such as those that only a test has. */
const control = async <Result>(method: string, ...params: readonly unknown[]): Promise<Result> => {
  const result: unknown = await connectNode(node).request({ method, params } as never);
  return result as Result;
};

const getStatus = async ({ gateway }: ChainGateway, id: string): Promise<string> =>
  (await gateway.payments.get(id)).state.status;

const openTransactions = (store: Store) => store.read(({ chain }) => chain.open());

/** A transaction is open a little longer than its payment. */
const untilNothingIsOpen = (store: Store) =>
  untilFound('nothing is open', async () => ((await openTransactions(store)).length ? undefined : true));

describe('the executor of a chain', () => {
  it('changes nothing by a reorganisation that is shallower than the confirmations, and the payment succeeds', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store, confirmations: 4 });
    const snapshot = await control<Hex>('evm_snapshot');
    const id = await chain.pay('USDC');
    const transaction = (await openTransactions(store)).find(({ paymentId }) => paymentId === id);
    await untilFound('a block', async () => (await chain.client.getBlockNumber()) || undefined);
    await control('evm_revert', snapshot);
    const state = await chain.waitFor(id, 'succeeded');
    assert.ok(state.status === 'succeeded');
    if (transaction) assert.equal(state.success.txId, transaction.hash);
    assert.deepEqual(chain.errors, []);
  });

  it('keeps the status after a deeper reorganisation, reports it, and sends the same bytes again', async () => {
    const chain = await open();
    const snapshot = await control<Hex>('evm_snapshot');
    const id = await chain.pay('USDC');
    const state = await chain.waitFor(id, 'succeeded');
    assert.ok(state.status === 'succeeded');
    const hash = state.success.txId as Hex;
    await control('evm_revert', snapshot);
    const error = await untilFound('a report', async () => chain.errors[0]);
    assert.match(String(error), /reorganised/);
    assert.equal((error as { readonly code?: string }).code, 'deep_reorganisation');
    const receipt = await untilFound('the receipt', () =>
      control<{ readonly status: string } | null>('eth_getTransactionReceipt', hash).then(
        (found) => found ?? undefined,
      ),
    );
    assert.equal(receipt.status, '0x1');
    assert.equal(await getStatus(chain, id), 'succeeded');
  });

  it('finds a payment without a confirmation in a block that has replaced one that was read', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store });
    const id = await chain.create();
    const option = await chain.offer(id, 'ETH');
    assert.ok(option);
    const mine = async (): Promise<void> => {
      for (let count = 0; count < 5; count++) await control('evm_mine');
    };
    const snapshot = await control<Hex>('evm_snapshot');
    await mine();
    const head = await chain.client.getBlock();
    await untilFound('the blocks are read', async () =>
      (await store.read((tables) => tables.chain.find()))?.scannedHash === head.hash ? true : undefined,
    );
    // No process sees the reorganisation.
    chain.gateway.close();
    await control('evm_revert', snapshot);
    const [hash] = await chain.answer(option);
    await mine();
    const next = await openChainGateway({ node, store });
    opened.push(next);
    const state = await next.waitFor(id, 'succeeded');
    assert.equal(state.status === 'succeeded' && state.success.txId, hash);
  });

  it('lets a payment expire only once a later block shows no transfer', async () => {
    const chain = await open();
    const id = await chain.create();
    await chain.advance(3_600_000);
    await chain.waitFor(id, 'expired');
    const { expiresAt } = await chain.gateway.payments.get(id);
    assert.ok((await chain.client.getBlock()).timestamp > BigInt(expiresAt));
  });

  it('lets a payment that the node does not include expire, and never executes it later', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store });
    await control('evm_setAutomine', false);
    const id = await chain.pay('USDC');
    const { timestamp: before } = await chain.client.getBlock();
    await chain.advance(3_600_000);
    // An executor that looks at this moment sets the time that it has read before.
    await untilFound('the next block is late', async () => {
      const { timestamp } = await chain.client.getBlock({ blockTag: 'pending' });
      return timestamp >= before + 3_600n ? true : undefined;
    });
    await control('evm_mine');
    await control('evm_setAutomine', true);
    const state = await chain.waitFor(id, 'expired', 'failed', 'succeeded');
    assert.notEqual(state.status, 'succeeded');
    await untilNothingIsOpen(store);
    assert.notEqual(await getStatus(chain, id), 'succeeded');
  });

  it('fails a payment whose transfer is reverted', async () => {
    const chain = await open();
    await control('evm_setAutomine', false);
    // The coins are there when it is confirmed, and gone when it is included.
    const [first, second] = [await chain.pay('EURC'), await chain.pay('USDC')];
    const { contract } = chain.rail.assets[0];
    await control('anvil_setCode', contract, '0x60006000fd');
    await control('evm_mine');
    await control('evm_setAutomine', true);
    const state = await chain.waitFor(second, 'failed');
    assert.equal(state.status === 'failed' && state.failed.reason, 'execution failed: transfer reverted');
    await chain.waitFor(first, 'succeeded');
  });

  it('succeeds with what the contract has taken, of whichever account, if a payment is paid twice at once', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store });
    await chain.fund(OTHER_SIGNER);
    // Its executor has stopped: the transfer of the coins is committed, and comes after the ether.
    chain.gateway.close();
    const id = await chain.create();
    const coins = await chain.offer(id, 'USDC');
    const ether = await chain.offer(id, 'ETH', OTHER_SIGNER);
    assert.ok(coins && ether);
    const signatures = await chain.answer(coins);
    assert.equal((await chain.confirm(id, coins, signatures)).status, 200);
    const [hash] = await chain.answer(ether, OTHER_SIGNER);
    assert.ok(hash);
    // The outcome is unknown until the chain has decided.
    assert.equal((await chain.confirm(id, ether, [hash])).status, 503);
    const next = await openChainGateway({ node, store });
    opened.push(next);
    const state = await next.waitFor(id, 'succeeded', 'failed');
    assert.ok(state.status === 'succeeded');
    const { confirmation, optionAmount } = state.processing;
    const shown = [state.success.txId, confirmation?.account, optionAmount.display.assetSymbol, optionAmount.value];
    assert.deepEqual(shown, [hash, toAccount(OTHER_SIGNER, 'eip155:31337').toLowerCase(), 'ETH', ether.amount.value]);
    assert.equal((await next.confirm(id, ether, [hash])).status, 200);
    assert.equal((await next.confirm(id, coins, signatures)).status, 400);
    // It is stored after the status.
    const kept = await untilFound('the transaction that has paid', () =>
      store.read((tables) => tables.chain.findTransaction(hash)),
    );
    assert.equal(kept.kind, 'native');
    const later = await next.create();
    await next.advance(3_600_000);
    await next.waitFor(later, 'expired');
    assert.deepEqual(next.errors, []);
  });

  for (const isRestarted of [false, true])
    it(`succeeds by the transaction with which the wallet has replaced the confirmed one${isRestarted ? ', also if a process that has just started reads its event from a database' : ''}`, async () => {
      const store = isRestarted ? await createDatabaseStore(await openDatabase()) : createGatewayMemoryStore();
      const chain = await open({ store, confirmations: 2 });
      const id = await chain.create();
      const option = await chain.offer(id, 'ETH');
      assert.ok(option?.actions[0]);
      const [call] = getRequest(option.actions[0]).params;
      assert.ok(typeof call === 'object' && call.value);
      const { to, data, value } = call as Record<keyof typeof call, Hex>;
      const nonce = await chain.client.getTransactionCount({ address: SIGNER.address });
      const signWithFee = (maxFeePerGas: bigint) =>
        SIGNER.signTransaction({
          ...{ to, data, value: BigInt(value), nonce, chainId: 31_337, gas: 500_000n, maxFeePerGas },
          maxPriorityFeePerGas: maxFeePerGas,
        });
      const slow = await signWithFee(10n ** 10n);
      const fast = await signWithFee(10n ** 11n);
      await control('evm_setAutomine', false);
      await control('eth_sendRawTransaction', slow);
      assert.equal((await chain.confirm(id, option, [keccak256(slow)])).status, 200);
      await control('eth_sendRawTransaction', fast);
      if (isRestarted) chain.gateway.close();
      await control('evm_setAutomine', true);
      await control('evm_mine');
      if (isRestarted) opened.push(await openChainGateway({ node, store, confirmations: 2 }));
      const current = opened.at(-1) ?? chain;
      const state = await current.waitFor(id, 'succeeded', 'failed', 'expired');
      assert.equal(state.status === 'succeeded' && state.success.txId, keccak256(fast));
      for (const raw of [slow, fast]) assert.equal((await current.confirm(id, option, [keccak256(raw)])).status, 200);
      await untilNothingIsOpen(store);
      await store.close();
    });

  it('sends what another process has committed and not sent', async () => {
    const store = createGatewayMemoryStore();
    const chain = await open({ store });
    // Its executor has stopped: it commits, and sends nothing.
    chain.gateway.close();
    const id = await chain.pay('USDC');
    assert.equal(await getStatus(chain, id), 'processing');
    const next = await openChainGateway({ node, store });
    opened.push(next);
    await next.waitFor(id, 'succeeded');
  });
});

describe('a local node that is killed', () => {
  for (const [name, state] of [
    ['lost its state', undefined],
    ['written it in part', '{"block":'],
  ] as const)
    it(`is started again, and gets the same transactions again, if it has ${name}`, async () => {
      const folder = state && (await mkdtemp(join(tmpdir(), 'pay-status-node-')));
      const own = await startLocalNode({
        ...{ folder, genesisTimeS: Math.floor(Date.now() / 1_000), onError: () => undefined },
      });
      const chain = await openChainGateway({ node: own });
      try {
        await chain.fund();
        const ids: string[] = [];
        for (const symbol of ['USDC', 'EURC', 'TUSD', 'ETH']) ids.push(await chain.pay(symbol));
        const hashes = await Promise.all(
          ids.map(async (id) => {
            const state = await chain.waitFor(id, 'succeeded');
            return state.status === 'succeeded' ? (state.success.txId as Hex) : '0x';
          }),
        );
        await own.kill();
        if (folder) await writeFile(join(folder, 'anvil.json'), state);
        for (const hash of hashes) {
          const receipt = await untilFound(`the receipt of ${hash}`, async () =>
            chain.client.getTransactionReceipt({ hash }).catch(() => undefined),
          );
          assert.equal(receipt.status, 'success');
        }
        await chain.waitFor(await chain.pay('USDC'), 'succeeded');
      } finally {
        chain.gateway.close();
        await own.stop();
        if (folder) await rm(folder, { recursive: true, force: true });
      }
    });
});
