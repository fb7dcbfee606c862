import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPublicClient, http, type Hex, type PublicClient } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { startLocalNode } from '../../drivers/anvil.js';
import { permit2 } from '../../gateway/rails/evm/artifacts/permit2.js';
import { PERMIT2 } from '../../gateway/rails/permit2.js';

/** The time between two blocks, milliseconds. A transaction is included at once. */
const BLOCK_MS = 100;

/** Reads the state that the node writes every second, once it is whole. Nodes of public chains write theirs in one piece. */
const readWholeState = async (file: string): Promise<string> => {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    try {
      JSON.parse(text);
      return text;
    } catch {
      await sleep(5);
    }
  }
};

/** A node of somebody else that can be disturbed. */
export interface DisturbedChain {
  readonly url: string;
  readonly client: PublicClient;
  /** The key of an account that has coins. */
  readonly relayerKey: Hex;
  /** Kills the node with SIGKILL: it loses up to two seconds, and is started again. */
  readonly kill: () => Promise<void>;
  /** Replaces this number of blocks by empty ones. */
  readonly reorganise: (depth: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a chain with blocks of its own, a relayer, and Permit2. */
export const startDisturbedChain = async (folder: string): Promise<DisturbedChain> => {
  const node = await startLocalNode({ folder, genesisTimeS: Math.floor(Date.now() / 1_000), onError: () => undefined });
  const client = createPublicClient({ chain: foundry, transport: http(node.url), cacheTime: 0 });
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
  const mined = (async () => {
    while (!isStopped) {
      await control('evm_mine').catch(() => undefined);
      await sleep(BLOCK_MS);
    }
  })();
  return {
    url: node.url,
    client,
    relayerKey,
    async kill() {
      const state = await readWholeState(join(folder, 'anvil.json'));
      await node.kill();
      await writeFile(join(folder, 'anvil.json'), state);
      await waitForNode();
      await prepare();
    },
    reorganise: (depth) => control('anvil_reorg', depth, []),
    async stop() {
      isStopped = true;
      await mined;
      await node.stop();
    },
  };
};
