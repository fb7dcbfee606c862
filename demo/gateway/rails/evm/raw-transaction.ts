import { keccak256, serializeTransaction, TransactionNotFoundError, type Transaction } from 'viem';
import { NO_BYTES, type EvmNode } from './node.js';

type Hex = `0x${string}`;

const serialize = ({ input, r, s, v, yParity, ...fields }: Transaction): Hex =>
  serializeTransaction({ ...fields, data: input }, { r, s, v, yParity });

const findTransaction = async (node: EvmNode, hash: Hex): Promise<Transaction | undefined> => {
  try {
    return await node.run((client) => client.getTransaction({ hash }));
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
};

/**
 * The signed bytes of a transaction; undefined if the node does not know it. Many nodes do not return them, so they are built
 * from its fields.
 */
export const findRawTransaction = async (node: EvmNode, hash: Hex): Promise<Hex | undefined> => {
  const transaction = await findTransaction(node, hash);
  if (!transaction) return undefined;
  try {
    const raw = serialize(transaction);
    return keccak256(raw) === hash ? raw : NO_BYTES;
  } catch {
    // A type without a signature.
    return NO_BYTES;
  }
};
