import type { TestAccount } from '../account.js';
import { RpcError, type Rpc } from './rpc.js';
import type { WalletTransaction } from './transaction.js';

type Hex = `0x${string}`;

/** What the wallet adds to a transaction of a page. */
export interface GasTerms {
  readonly gas: bigint;
  /** Wei for each unit of gas. */
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

const PRIORITY_FEE = 1_000_000_000n;
/** How often bytes are sent whose answer was lost. */
const ATTEMPTS = 3;

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`;

/** Asks the node what the transaction takes. Rejects with the node's error if it would be reverted. */
export const readGasTerms = async (rpc: Rpc, { from, to, value, data }: WalletTransaction): Promise<GasTerms> => {
  const call = { from, to, value: toHex(value), data };
  const [gas, { baseFeePerGas = '0x0' }] = await Promise.all([
    rpc<Hex>('eth_estimateGas', [call]),
    rpc<{ readonly baseFeePerGas?: Hex }>('eth_getBlockByNumber', ['latest', false]),
  ]);
  return {
    // A fifth more: other transactions may change what it takes until it is included.
    gas: (BigInt(gas) * 6n) / 5n,
    // Enough while the base fee doubles.
    maxFeePerGas: 2n * BigInt(baseFeePerGas) + PRIORITY_FEE,
    maxPriorityFeePerGas: PRIORITY_FEE,
  };
};

/** Sends the same bytes until the node has answered. One that refuses what it has, or has included, has it from an earlier attempt. */
const sendRaw = async (rpc: Rpc, raw: Hex, hash: Hex, attempts = ATTEMPTS): Promise<Hex> => {
  try {
    return await rpc<Hex>('eth_sendRawTransaction', [raw]);
  } catch (error) {
    if (error instanceof RpcError) {
      if (await rpc('eth_getTransactionByHash', [hash])) return hash;
      throw error;
    }
    if (attempts === 1) throw error;
    return sendRaw(rpc, raw, hash, attempts - 1);
  }
};

/** Signs the transaction with the account's next nonce, and sends it. Resolves to its hash. */
export const sendTransaction = async (
  account: TestAccount,
  rpc: Rpc,
  transaction: WalletTransaction,
  terms: GasTerms,
): Promise<Hex> => {
  const { to, value, data } = transaction;
  const [chainId, nonce] = await Promise.all([
    rpc<Hex>('eth_chainId', []),
    rpc<Hex>('eth_getTransactionCount', [account.address, 'pending']),
  ]);
  const { raw, hash } = await account.signTransaction({
    ...{ type: 'eip1559', chainId: Number(chainId), nonce: Number(nonce) },
    ...{ to, value, data },
    ...terms,
  });
  return sendRaw(rpc, raw, hash);
};
