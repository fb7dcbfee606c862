import type { ChainTransaction } from '../../store/chain-table.js';
import type { Store } from '../../store/store.js';
import { ChainError } from './chain-error.js';
import type { LocalControl } from './local-control.js';
import { isRefusal, type EvmNode } from './node.js';

type OnError = (error: unknown) => void;

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

const BUYERS: readonly ChainTransaction['kind'][] = ['approval', 'native'];

/** Sends the bytes again. Those of a buyer who has spent the coins since do not keep the others waiting. */
const sendAgain = async (node: EvmNode, { hash, kind, raw }: ChainTransaction, onError: OnError): Promise<void> => {
  try {
    await node.send(raw);
  } catch (cause) {
    if (!isRefusal(cause) || !BUYERS.includes(kind)) throw cause;
    const text = `The transaction ${hash} was no longer on the chain, which refuses it now. Check what its payment has received.`;
    onError(new ChainError('deep_reorganisation', text, cause));
  }
};

interface RecoverOptions {
  readonly node: EvmNode;
  readonly control?: LocalControl | undefined;
  readonly prepare: () => Promise<void>;
}

interface RecoverHost {
  readonly store: Store;
  readonly clock: { readonly nowMs: () => number };
  readonly onError: OnError;
}

/**
 * Sends the bytes of transactions that had their confirmations, and which the chain has lost, each at the time of its former
 * block, so that a contract accepts it again. Resolves to their number.
 */
export const recover = async (
  { node, control, prepare }: RecoverOptions,
  { store, clock, onError }: RecoverHost,
): Promise<number> => {
  const missing = await findMissing(node, store);
  if (missing.length) await prepare();
  for (const transaction of missing) {
    const { blockTimeS } = transaction;
    if (blockTimeS !== null) await control?.follow(blockTimeS * 1_000);
    await sendAgain(node, transaction, onError);
  }
  await control?.follow(clock.nowMs());
  return missing.length;
};
