import { keccak256, serializeTransaction, type Transaction } from 'viem';
import { NO_BYTES, type EvmNode } from './node.js';

type Hex = `0x${string}`;

const serialize = ({ input, r, s, v, yParity, ...fields }: Transaction): Hex =>
  serializeTransaction({ ...fields, data: input }, { r, s, v, yParity });

/** The signed bytes of a transaction that a node knows. Many nodes do not return them, so they are built from its fields. */
export const readRawTransaction = async (node: EvmNode, hash: Hex): Promise<Hex> => {
  const transaction = await node.run((client) => client.getTransaction({ hash }));
  try {
    const raw = serialize(transaction);
    return keccak256(raw) === hash ? raw : NO_BYTES;
  } catch {
    // A type without a signature.
    return NO_BYTES;
  }
};
