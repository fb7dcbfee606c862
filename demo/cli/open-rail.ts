import { join } from 'node:path';
import type { LocalNode } from '../drivers/anvil.js';
import type { Rail } from '../gateway/rails/rail.js';
import type { Store } from '../gateway/store/store.js';

/** The chain on which payments are executed. */
export interface ChainOptions {
  /** Undefined: a local node is started. */
  readonly rpcUrl?: string;
  /** The blocks that make a payment final, its own included. */
  readonly confirmations: number;
  /** Factories that may deploy accounts of buyers, besides those that are known. */
  readonly factories: readonly `0x${string}`[];
}

interface OpenRailOptions {
  readonly chain: ChainOptions;
  readonly store: Store;
  /** A folder, or `memory`. */
  readonly data: string;
  readonly onError: (error: unknown) => void;
}

/** A rail on a chain, and the node that was started for it. */
export interface OpenRail {
  readonly rail: Rail;
  readonly close: () => Promise<void>;
}

const startNode = async ({ store, data, onError }: OpenRailOptions): Promise<LocalNode> => {
  const { startLocalNode } = await import('../drivers/anvil.js');
  const stored = await store.read(({ chain }) => chain.find());
  const genesisTimeS = stored?.genesisTimeS ?? Math.floor(Date.now() / 1_000);
  return startLocalNode({ folder: data === 'memory' ? undefined : join(data, 'chain'), genesisTimeS, onError });
};

/** The relayer's key: of the environment, in a file beside the data, or undefined if the store keeps it. */
const readKey = async ({ chain, data }: OpenRailOptions): Promise<string | undefined> => {
  if (chain.rpcUrl !== undefined) return process.env.SANDBOX_RELAYER_KEY ?? '';
  if (data === 'memory' || process.env.DATABASE_URL) return undefined;
  const { readKeyFile } = await import('../drivers/key-file.js');
  return readKeyFile(join(data, 'chain', 'relayer.key'));
};

/** Refuses the first start with a chain while payments wait for their execution on paper: a chain would never end them. */
const requireNoneClaimed = async (store: Store): Promise<void> => {
  if (await store.read(({ chain }) => chain.find())) return;
  if (!(await store.read(({ payments }) => payments.hasClaimed()))) return;
  throw new Error(
    'The data has payments that are being processed without a chain: start once without --chain until they have ended, or \
choose another --data.',
  );
};

/** Opens the chain and its rail. Loaded on demand: who pays on paper needs none of it. @throws ChainError */
export const openRail = async (options: OpenRailOptions): Promise<OpenRail> => {
  const { chain, store } = options;
  await requireNoneClaimed(store);
  const { KNOWN_FACTORIES, openEvmRail } = await import('../gateway/rails/evm/index.js');
  const local = chain.rpcUrl === undefined ? await startNode(options) : undefined;
  const close = async (): Promise<void> => local?.stop();
  try {
    const offsetMs = await store.clockOffsetMs();
    const rail = await openEvmRail({
      url: local?.url ?? chain.rpcUrl ?? '',
      isLocal: local !== undefined,
      store,
      confirmations: chain.confirmations,
      factories: [...KNOWN_FACTORIES, ...chain.factories],
      relayerKey: await readKey(options),
      nowMs: () => Date.now() + offsetMs,
    });
    return { rail, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Refuses data whose payments are executed on a chain, unless the sandbox is started with one. */
export const requirePaper = async (store: Store): Promise<void> => {
  const chain = await store.read((tables) => tables.chain.find());
  if (chain)
    throw new Error(
      `The data belongs to the chain ${chain.chainId}: start with --chain or --rpc-url again, or choose another --data.`,
    );
};
