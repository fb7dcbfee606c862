import * as z from 'zod/mini';

/** The methods of JSON-RPC that a wallet needs to pay: reading, and sending what its buyer has signed. */
export const RPC_METHODS = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'net_version',
  'web3_clientVersion',
] as const;

/** The most requests of a batch. */
const MAX_BATCH = 50;

const rpcRequestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  method: z.string(),
  params: z.optional(z.array(z.unknown())),
});
export type RpcRequest = z.infer<typeof rpcRequestSchema>;

/** The body of `POST /sandbox/rpc`: a request of JSON-RPC 2.0, or a batch of them. */
export const rpcBodySchema = z.union([rpcRequestSchema, z.array(rpcRequestSchema).check(z.maxLength(MAX_BATCH))]);

export const rpcResponseSchema = z.union([z.looseObject({}), z.array(z.looseObject({}))]);
