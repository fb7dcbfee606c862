import type { Gateway } from '../gateway/gateway.js';

type Hex = `0x${string}`;

/** A node of the chain, as the gateway passes requests on to it. */
export type Request = NonNullable<Gateway['request']>;

/** A transaction as JSON-RPC writes it. */
export interface RawTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  /** Null if it creates a contract. */
  readonly to: Hex | null;
  readonly value: Hex;
  readonly input: Hex;
  readonly nonce: Hex;
  /** Null until a block has it. */
  readonly blockNumber: Hex | null;
}

export interface RawLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly transactionHash: Hex;
  readonly blockNumber: Hex;
}

export interface RawReceipt {
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly contractAddress: Hex | null;
  readonly logs: readonly RawLog[];
}

/** A transaction, and what its block says of it. */
export interface FoundTransaction {
  readonly transaction: RawTransaction;
  /** Undefined until a block has it. */
  readonly receipt: RawReceipt | undefined;
  /** Unix seconds; undefined until a block has it. */
  readonly timeS: number | undefined;
  /** The number of the last block. */
  readonly head: number;
}

const HASH = /^0x[\da-f]{64}$/i;
/** How far back the last payments are looked for: public nodes limit it. */
const BLOCKS = 1_000;

const toHex = (value: number): Hex => `0x${value.toString(16)}`;

const getTimeS = async (request: Request, block: Hex): Promise<number> => {
  const found = (await request('eth_getBlockByNumber', [block, false])) as { readonly timestamp: Hex } | null;
  return Number(found?.timestamp);
};

/** Reads a transaction; undefined if the chain does not have it. */
export const findTransaction = async (request: Request, hash: string): Promise<FoundTransaction | undefined> => {
  if (!HASH.test(hash)) return undefined;
  const [transaction, receipt, head] = (await Promise.all([
    request('eth_getTransactionByHash', [hash]),
    request('eth_getTransactionReceipt', [hash]),
    request('eth_blockNumber', []),
  ])) as [RawTransaction | null, RawReceipt | null, Hex];
  if (!transaction) return undefined;
  const { blockNumber } = transaction;
  const timeS = blockNumber === null ? undefined : await getTimeS(request, blockNumber);
  return { transaction, receipt: receipt ?? undefined, timeS, head: Number(head) };
};

/** Reads the events of a contract in the last blocks, newest first. */
export const readLatestLogs = async (request: Request, address: string, limit: number): Promise<readonly RawLog[]> => {
  const head = Number(await request('eth_blockNumber', []));
  const fromBlock = toHex(Math.max(0, head - BLOCKS + 1));
  const logs = await request('eth_getLogs', [{ address, fromBlock, toBlock: toHex(head) }]);
  return (logs as readonly RawLog[]).toReversed().slice(0, limit);
};
