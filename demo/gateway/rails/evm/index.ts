import type { Store } from '../../store/store.js';
import type { Rail } from '../rail.js';
import { createEvmRail } from './evm-rail.js';
import { controlAnvil } from './local-control.js';
import { connectNode } from './node.js';
import { openChain } from './open-chain.js';

export { KNOWN_FACTORIES } from './account-creation.js';

interface EvmRailInputs {
  /** The node's JSON-RPC. */
  readonly url: string;
  /** True for a node that the sandbox has started: its time and its blocks are the sandbox's. */
  readonly isLocal: boolean;
  readonly store: Store;
  readonly confirmations: number;
  /** The relayer's private key; undefined: the store has one of its own. */
  readonly relayerKey: string | undefined;
  /** The factories that may deploy accounts of buyers (EIP-6492); undefined: {@link KNOWN_FACTORIES}. */
  readonly factories?: readonly `0x${string}`[] | undefined;
  /** How long a confirmation waits for a transaction of a wallet, milliseconds. Default 10,000. */
  readonly waitMs?: number | undefined;
  /** The gateway's time, Unix milliseconds. */
  readonly nowMs: () => number;
}

/** Connects to a node and opens the rail on its chain. @throws ChainError */
export const openEvmRail = async ({
  url,
  isLocal,
  confirmations,
  factories,
  waitMs,
  ...rest
}: EvmRailInputs): Promise<Rail> => {
  const node = connectNode(url);
  const control = isLocal ? controlAnvil(node) : undefined;
  const chain = await openChain({ ...rest, node, control });
  return createEvmRail({ ...chain, node, control, confirmations, factories, waitMs, store: rest.store });
};
