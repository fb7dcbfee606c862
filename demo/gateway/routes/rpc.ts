import { readJson } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import type { Rail } from '../rails/rail.js';
import { RPC_METHODS, rpcBodySchema, type RpcRequest } from '../wire/rpc.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';

/** The codes of JSON-RPC. */
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const SERVER_ERROR = -32000;

const isAllowed = (method: string): boolean => RPC_METHODS.some((allowed) => allowed === method);

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

const UNREACHABLE: RpcError = { code: SERVER_ERROR, message: 'The node of the chain does not answer' };

/** Maps an error to JSON-RPC. Only errors of the node are forwarded; others may contain its address. */
const toRpcError = (error: unknown): RpcError => {
  if (!(error instanceof Error)) return UNREACHABLE;
  const { name, code, data, details } = error as Error & { code?: unknown; data?: unknown; details?: unknown };
  if (name !== 'RpcRequestError' || typeof code !== 'number') return toRpcError(error.cause);
  const message = typeof details === 'string' ? details : 'The node of the chain refuses the request';
  return { code, message, ...(data !== undefined && { data }) };
};

/** The most gas of a call that is only simulated. A payment needs less than a tenth. */
const MAX_GAS = 5_000_000n;
const SIMULATED = ['eth_call', 'eth_estimateGas'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithinLimit = (gas: unknown): boolean => {
  try {
    return typeof gas === 'string' && BigInt(gas) <= MAX_GAS;
  } catch {
    return false;
  }
};

/** The most values of a fee history. A wallet asks for less than a hundred. */
const MAX_FEES = 10_000;

const isShortHistory = (blocks: unknown, percentiles: unknown): boolean => {
  const perBlock = 1 + (Array.isArray(percentiles) ? percentiles.length : 0);
  return ['string', 'number'].includes(typeof blocks) && Number(blocks) * perBlock <= MAX_FEES;
};

/** The most blocks of which the events are searched. */
const MAX_BLOCKS = 10_000;

const isShortRange = (filter: unknown): boolean => {
  if (!isObject(filter)) return false;
  // Nodes read null like a field that is absent.
  const from = filter['fromBlock'] ?? 'latest';
  const to = filter['toBlock'] ?? 'latest';
  return from === to || Number(to) - Number(from) < MAX_BLOCKS;
};

/** Caps the gas of a simulated call. Returns what is wrong with overrides of state and block, and with too long a history. */
const limitWork = (method: string, params: readonly unknown[]): readonly unknown[] | string => {
  if (method === 'eth_feeHistory')
    return isShortHistory(params[0], params[2]) ? params : `gives at most ${MAX_FEES} values here`;
  if (method === 'eth_getLogs')
    return isShortRange(params[0]) ? params : `takes the numbers of at most ${MAX_BLOCKS} blocks here`;
  if (!SIMULATED.includes(method)) return params;
  const [call, block = 'latest', ...overrides] = params;
  if (overrides.length || !isObject(call)) return 'takes a call and a block here';
  return [{ ...call, gas: isWithinLimit(call['gas']) ? call['gas'] : `0x${MAX_GAS.toString(16)}` }, block];
};

const answer = async ({ request }: Required<Pick<Rail, 'request'>>, { id, method, params = [] }: RpcRequest) => {
  const response = { jsonrpc: '2.0', id };
  if (!isAllowed(method))
    return { ...response, error: { code: METHOD_NOT_FOUND, message: `${method} is not available here` } };
  const limited = limitWork(method, params);
  if (typeof limited === 'string')
    return { ...response, error: { code: INVALID_PARAMS, message: `${method} ${limited}` } };
  try {
    return { ...response, result: (await request(method, limited)) ?? null };
  } catch (error) {
    return { ...response, error: toRpcError(error) };
  }
};

/** The largest answer to a batch, characters. */
const MAX_ANSWER_LENGTH = 10 * 1024 * 1024;

/** One after the other: the whole answer stays in memory, and the node has others to answer. */
const answerBatch = async (rail: Required<Pick<Rail, 'request'>>, batch: readonly RpcRequest[]) => {
  const answers = [];
  let left = MAX_ANSWER_LENGTH;
  for (const request of batch) {
    const { id } = request;
    const full = { jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message: 'The answers before are too long' } };
    const answered = left > 0 ? await answer(rail, request) : full;
    left -= JSON.stringify(answered).length;
    answers.push(answered);
  }
  return answers;
};

/** The chain's JSON-RPC for the wallets of buyers: they reach the node through the sandbox only. */
export const addRpcRoute = (app: GatewayApp, { rail }: GatewayContext): void => {
  addRoute(app, '/sandbox/rpc', {
    async POST(context) {
      const { request } = rail;
      if (!request) throw new ApiError('invalid_params', 'Payments are executed on paper: start with --chain');
      const body = await readJson(context.req.raw, rpcBodySchema);
      return context.json(Array.isArray(body) ? await answerBatch({ request }, body) : await answer({ request }, body));
    },
  });
};
