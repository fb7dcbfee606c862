import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPublicClient, http, type Hex, type PublicClient } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { startLocalNode } from '../../drivers/anvil.js';
import { permit2 } from '../../gateway/rails/evm/artifacts/permit2.js';
import { PERMIT2 } from '../../gateway/rails/permit2.js';
import { startNode, type ClusterNode } from '../support/cluster.js';

/** The time between two blocks, milliseconds. A transaction is included at once. */
const BLOCK_MS = 100;
/** What a killed node loses, milliseconds. */
const LOST_MS = 1_000;

/** Reads the next state that the node writes, once it is whole. */
const readNextState = async (file: string): Promise<string> => {
  const startMs = Date.now();
  for (;;) {
    await sleep(5);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs <= startMs) continue;
    const text = await readFile(file, 'utf8');
    try {
      JSON.parse(text);
      return text;
    } catch {
      // It is being written.
    }
  }
};

/** A node of somebody else that can be disturbed. */
export interface DisturbedChain {
  readonly url: string;
  readonly client: PublicClient;
  /** Starts gateways on one database, with one relayer on this chain. */
  readonly startGateways: (
    count: number,
    databaseUrl: string,
    confirmations: number,
    options?: readonly string[],
  ) => Promise<ClusterNode[]>;
  /** Waits until the faucet has sent everything to an account. */
  readonly waitForFunds: (address: Hex) => Promise<void>;
  /** Kills the node with SIGKILL: it loses a second, and is started again. */
  readonly kill: () => Promise<void>;
  /** Waits until there are so many new blocks, and replaces them by empty ones. */
  readonly reorganise: (depth: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a chain with blocks of its own, a relayer, and Permit2. */
export const startDisturbedChain = async (): Promise<DisturbedChain> => {
  const folder = await mkdtemp(join(tmpdir(), 'pay-status-chain-'));
  const stateFile = join(folder, 'anvil.json');
  const node = await startLocalNode({ folder, genesisTimeS: Math.floor(Date.now() / 1_000), onError: () => undefined });
  const client = createPublicClient({ chain: foundry, transport: http(node.url, { retryCount: 0 }), cacheTime: 0 });
  const relayerKey = generatePrivateKey();
  const control = (method: string, ...params: readonly unknown[]) => client.request({ method, params } as never);
  /** What is not a transaction cannot be sent again: the chain has it from its beginning, like a public one. */
  const prepare = async (): Promise<void> => {
    await control('anvil_setCode', PERMIT2, permit2.deployedBytecode);
    // Last: until then the relayer can send nothing.
    await control('anvil_setBalance', privateKeyToAccount(relayerKey).address, `0x${(10n ** 30n).toString(16)}`);
  };
  const waitForNode = async (): Promise<void> => {
    while (!(await client.getBlockNumber().catch(() => undefined))) await sleep(20);
  };
  await prepare();
  let isStopped = false;
  let isPaused = false;
  let mining: Promise<unknown> = Promise.resolve();
  const mined = (async () => {
    while (!isStopped) {
      if (!isPaused) mining = control('evm_mine').catch(() => undefined);
      await mining;
      await sleep(BLOCK_MS);
    }
  })();
  /**
   * Does work while no block is made. Other than public nodes, this one writes or restores a state that does not fit its blocks if
   * a block is made at the same time, and includes transactions twice then.
   */
  const withoutBlocks = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    isPaused = true;
    await mining;
    await control('evm_setAutomine', false);
    // The node makes one block at a time: earlier ones are complete once these are.
    await control('evm_mine');
    await sleep(BLOCK_MS);
    await control('evm_mine');
    const value = await work();
    await control('evm_setAutomine', true);
    isPaused = false;
    return value;
  };
  const getBlockNumber = async (): Promise<number> => Number(await client.getBlockNumber());
  return {
    url: node.url,
    client,
    async startGateways(count, databaseUrl, confirmations, options = []) {
      const args = ['--port', '0', '--rpc-url', node.url, '--confirmations', String(confirmations), ...options];
      const gateways: ClusterNode[] = [];
      // One after the other: the first one deploys the contracts.
      while (gateways.length < count)
        gateways.push(await startNode(args, { DATABASE_URL: databaseUrl, SANDBOX_RELAYER_KEY: relayerKey }));
      return gateways;
    },
    async waitForFunds(address) {
      // The coin of the chain comes last.
      while (!(await client.getBalance({ address }).catch(() => 0n))) await sleep(50);
    },
    async kill() {
      const state = await withoutBlocks(async () => {
        // The first one may have been begun before.
        await readNextState(stateFile);
        return readNextState(stateFile);
      });
      await sleep(LOST_MS);
      await node.kill();
      // Synchronously, before the node is started again: the state that it wrote while it made blocks may not fit them.
      writeFileSync(stateFile, state);
      await waitForNode();
      // It begins again with the time of its first block.
      await control('evm_setTime', Math.floor(Date.now() / 1_000));
      await prepare();
    },
    async reorganise(depth) {
      const [snapshot, start] = await withoutBlocks(() => Promise.all([control('evm_snapshot'), getBlockNumber()]));
      while ((await getBlockNumber()) < start + depth) await sleep(BLOCK_MS / 10);
      await withoutBlocks(async () => {
        const last = await getBlockNumber();
        await control('evm_revert', snapshot);
        await control('anvil_mine', `0x${(last - start + 1).toString(16)}`);
      });
    },
    async stop() {
      isStopped = true;
      await mined;
      await node.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
