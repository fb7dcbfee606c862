import { createPublicClient, http, HttpRequestError, RpcRequestError, TimeoutError, type PublicClient } from 'viem';
import { ChainError } from './chain-error.js';
import { readNodeAddress } from './node-address.js';

type Hex = `0x${string}`;

const toHex = (value: number): Hex => `0x${value.toString(16)}`;

/** Stands for bytes that nobody can send, such as those of a transaction that came from another layer. */
export const NO_BYTES = '0x';

/** The time limit of a request, milliseconds. */
const TIMEOUT_MS = 5_000;

/** A block, as far as the rail needs it. */
export interface Head {
  readonly number: number;
  readonly hash: Hex;
  /** Unix seconds. */
  readonly timeS: number;
  /** The price of a unit of gas, wei. */
  readonly baseFee: bigint;
}

/** How a transaction ended in a block. */
export interface Receipt {
  readonly isSuccess: boolean;
  readonly blockNumber: number;
  readonly blockHash: Hex;
}

interface RawReceipt {
  readonly status: string;
  readonly blockNumber: string;
  readonly blockHash: Hex;
}

/** A node of the chain, by JSON-RPC. */
export interface EvmNode {
  /** The node's host, for messages. */
  readonly host: string;
  readonly client: PublicClient;
  /** Sends any request. */
  request<Result>(method: string, params?: readonly unknown[]): Promise<Result>;
  /** Runs work with the client; an unreachable node is reported as such. */
  run<Value>(work: (client: PublicClient) => Promise<Value>): Promise<Value>;
  getHead(): Promise<Head>;
  findBlockHash(number: number): Promise<Hex | undefined>;
  /** Unix seconds. */
  getBlockTimeS(number: number): Promise<number>;
  /** Undefined if the chain has no block with the transaction. */
  findReceipt(hash: Hex): Promise<Receipt | undefined>;
  /** Sends signed bytes; a transaction that the node knows, or has included, is not sent twice. */
  send(raw: Hex): Promise<void>;
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof HttpRequestError ||
  error instanceof TimeoutError ||
  (error instanceof Error && error.cause !== undefined && isUnreachable(error.cause));

/** Refusals by which a node says that it has the transaction, or has had it. */
const KNOWN = /already known|already imported|nonce too low/i;

const isKnown = (error: unknown): boolean =>
  error instanceof Error && (KNOWN.test(error.message) || (error.cause !== undefined && isKnown(error.cause)));

/** Connects to a node. Nothing is requested yet. */
export const connectNode = (url: string): EvmNode => {
  const { host, shown, fetch } = readNodeAddress(url);
  const client = createPublicClient({
    transport: http(shown, { retryCount: 0, timeout: TIMEOUT_MS, fetchFn: fetch }),
    cacheTime: 0,
  });
  const run: EvmNode['run'] = async (work) => {
    try {
      return await work(client);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      throw new ChainError(
        'unreachable_node',
        `The node of the chain at ${host} does not answer. Check that it runs, and that --rpc-url is its address.`,
        error,
      );
    }
  };
  const request: EvmNode['request'] = (method, params = []) => run((node) => node.request({ method, params } as never));
  return {
    host,
    client,
    run,
    request,
    async getHead() {
      const { number, hash, timestamp, baseFeePerGas } = await run((node) => node.getBlock({ blockTag: 'latest' }));
      return { number: Number(number), hash, timeS: Number(timestamp), baseFee: baseFeePerGas ?? 0n };
    },
    async findBlockHash(number) {
      return (await request<{ readonly hash: Hex } | null>('eth_getBlockByNumber', [toHex(number), false]))?.hash;
    },
    async getBlockTimeS(number) {
      const { timestamp } = await request<{ readonly timestamp: string }>('eth_getBlockByNumber', [
        toHex(number),
        false,
      ]);
      return Number(timestamp);
    },
    async findReceipt(hash) {
      const receipt = await request<RawReceipt | null>('eth_getTransactionReceipt', [hash]);
      if (!receipt) return undefined;
      const { status, blockNumber, blockHash } = receipt;
      return { isSuccess: status === '0x1', blockNumber: Number(blockNumber), blockHash };
    },
    async send(raw) {
      if (raw === NO_BYTES) return;
      try {
        await run((node) => node.sendRawTransaction({ serializedTransaction: raw }));
      } catch (error) {
        if (!isKnown(error)) throw error;
      }
    },
  };
};

/** True if the node understood the request and refused it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RpcRequestError || (error instanceof Error && error.cause !== undefined && isRefusal(error.cause));
