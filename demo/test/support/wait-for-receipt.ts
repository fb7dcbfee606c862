import { TransactionReceiptNotFoundError, type Hash, type TransactionReceipt } from 'viem';
import { untilFound } from './chain-gateway.js';

interface ReceiptReader {
  readonly getTransactionReceipt: (args: { readonly hash: Hash }) => Promise<TransactionReceipt>;
}

/**
 * Waits until the transaction is in a block. viem's waitForTransactionReceipt looks again at a new block only, and
 * skips one that comes while it reads the transaction: on a node that makes no block without a transaction, it then
 * waits for ever.
 */
export const waitForReceipt = (client: ReceiptReader, hash: Hash): Promise<TransactionReceipt> =>
  untilFound(`the receipt of ${hash}`, () =>
    client.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    }),
  );
