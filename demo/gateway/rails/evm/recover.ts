import type { ChainTransaction } from '../../store/chain-table.js';
import type { Store } from '../../store/store.js';
import type { LocalControl } from './local-control.js';
import type { EvmNode } from './node.js';

const BATCH = 50;

/** The transactions that are not on the chain, oldest first, back to the newest one that is. */
const findMissing = async (node: EvmNode, store: Store): Promise<readonly ChainTransaction[]> => {
  const missing: ChainTransaction[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const batch = await store.read(({ chain }) => chain.latest(BATCH, offset));
    for (const transaction of batch) {
      // It is still open, or has ended without a block.
      if (transaction.blockTimeS === null) continue;
      if (await node.findReceipt(transaction.hash)) return missing.reverse();
      missing.push(transaction);
    }
    if (batch.length < BATCH) return missing.reverse();
  }
};

interface RecoverOptions {
  readonly node: EvmNode;
  readonly control?: LocalControl | undefined;
  readonly prepare: () => Promise<void>;
}

/**
 * Sends the bytes of transactions that had their confirmations, and which the chain has lost, each at the time of its former
 * block, so that a contract accepts it again. Resolves to their number.
 */
export const recover = async (
  { node, control, prepare }: RecoverOptions,
  { store, clock }: { readonly store: Store; readonly clock: { readonly nowMs: () => number } },
): Promise<number> => {
  const missing = await findMissing(node, store);
  if (missing.length) await prepare();
  for (const { raw, blockTimeS } of missing) {
    if (blockTimeS !== null) await control?.follow(blockTimeS * 1_000);
    await node.send(raw);
  }
  await control?.follow(clock.nowMs());
  return missing.length;
};
