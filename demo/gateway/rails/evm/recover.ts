import type { ChainBlock, ChainTransaction } from '../../store/chain-table.js';
import type { Store } from '../../store/store.js';
import type { LocalControl } from './local-control.js';
import { isRefusal, type EvmNode } from './node.js';

const BATCH = 50;

/** A transaction that had its confirmations. */
type Included = ChainTransaction & { readonly block: ChainBlock };

const isIncluded = (transaction: ChainTransaction): transaction is Included => transaction.block !== null;

/**
 * The transactions that the chain has lost, oldest first. A chain loses its end: what was in blocks before one that it still
 * has is not lost.
 */
const findMissing = async (node: EvmNode, store: Store): Promise<readonly Included[]> => {
  const missing: Included[] = [];
  let keptNumber = 0;
  for (let offset = 0; ; offset += BATCH) {
    const batch = await store.read(({ chain }) => chain.latest(BATCH, offset));
    for (const transaction of batch.filter(isIncluded)) {
      const { hash, block } = transaction;
      if (block.number < keptNumber) return missing.reverse();
      const receipt = await node.findReceipt(hash);
      if (!receipt) missing.push(transaction);
      else if (receipt.blockHash === block.hash) keptNumber = block.number;
    }
    if (batch.length < BATCH) return missing.reverse();
  }
};

/** Sends the bytes again. What is refused stays open, and is sent again later: it may need another one first. */
const sendAgain = async (node: EvmNode, raw: ChainTransaction['raw']): Promise<void> => {
  try {
    await node.send(raw);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
};

interface RecoverOptions {
  readonly node: EvmNode;
  readonly control?: LocalControl | undefined;
  readonly prepare: () => Promise<void>;
}

/**
 * Opens the transactions again that had their confirmations, and which the chain has lost, and sends their bytes, each at
 * the time of its former block, so that a contract accepts it again. Resolves to their number.
 */
export const recover = async (
  { node, control, prepare }: RecoverOptions,
  { store, clock }: { readonly store: Store; readonly clock: { readonly nowMs: () => number } },
): Promise<number> => {
  const missing = await findMissing(node, store);
  if (!missing.length) return 0;
  await store.transaction(({ chain }) => chain.reopen(missing.map(({ hash }) => hash)));
  await prepare();
  for (const { raw, block } of missing) {
    await control?.follow(block.timeS * 1_000);
    await sendAgain(node, raw);
  }
  await control?.follow(clock.nowMs());
  return missing.length;
};
