import { toIsoTime } from '../core/iso-time.js';
import type { Payment } from '../payments/payment.js';
import type { Rail } from '../rails/rail.js';
import type { Store } from '../store/store.js';
import type { SandboxChainTransaction } from '../wire/sandbox-payment.js';
import { getTxId } from './list-item.js';

type Request = NonNullable<Rail['request']>;

/** Where a transaction is on the chain; nulls while no block has it, or the node does not answer. */
type Place = Pick<SandboxChainTransaction, 'block' | 'confirmations'>;

const NOWHERE: Place = { block: null, confirmations: null };

const readPlace = async (request: Request, hash: string): Promise<Place> => {
  try {
    const [receipt, head] = (await Promise.all([
      request('eth_getTransactionReceipt', [hash]),
      request('eth_blockNumber', []),
    ])) as [{ readonly blockNumber: string } | null, string];
    if (!receipt) return NOWHERE;
    const block = Number(receipt.blockNumber);
    // The head may be older than the receipt, because both are read at once.
    return { block, confirmations: Math.max(1, Number(head) - block + 1) };
  } catch {
    // The payment is shown all the same.
    return NOWHERE;
  }
};

/** Reads the transaction of a payment; null on paper, before there is one, and for a simulated payment. */
export const readChainTransaction = async (
  payment: Payment,
  { store, rail: { request, assets } }: { readonly store: Store; readonly rail: Rail },
): Promise<SandboxChainTransaction | null> => {
  const txId = getTxId(payment);
  if (!request || txId === null) return null;
  const stored = await store.read(({ chain }) => chain.findTransaction(txId));
  if (!stored) return null;
  const { hash, kind, block } = stored;
  const [{ chain, networkName }] = assets;
  return {
    ...{ chain, networkName, hash, kind },
    ...(await readPlace(request, hash)),
    blockTime: block && toIsoTime(block.timeS * 1_000),
  };
};
