/** Sends a request to the chain's node. Rejects with `RpcError` what the node refuses, and otherwise if no answer came. */
export type Rpc = <Result>(method: string, params: readonly unknown[]) => Promise<Result>;

/** A request that the node has understood and refused. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The node behind the sandbox of this page. */
export const sandboxRpc: Rpc = async (method, params) => {
  const response = await fetch('/sandbox/rpc', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as RpcAnswer;
  if (answer.error) throw new RpcError(answer.error.code, answer.error.message, answer.error.data);
  if (!response.ok || answer.result === undefined)
    throw new Error(`The sandbox answered ${method} with ${response.status}.`);
  return answer.result as never;
};

/** What a wallet lets a page read. It sends only what the buyer has approved. */
export const READ_METHODS = [
  'eth_blockNumber',
  'eth_call',
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
  'net_version',
  'web3_clientVersion',
] as const;
