import { readJson } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import type { Rail } from '../rails/rail.js';
import { RPC_METHODS, rpcBodySchema, type RpcRequest } from '../wire/rpc.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';

/** The codes of JSON-RPC. */
const METHOD_NOT_FOUND = -32601;
const SERVER_ERROR = -32000;

const isAllowed = (method: string): boolean => RPC_METHODS.some((allowed) => allowed === method);

/** What a node has answered, as far as wallets read it. */
const toRpcError = (error: unknown): { readonly code: number; readonly message: string; readonly data?: unknown } => {
  if (!(error instanceof Error)) return { code: SERVER_ERROR, message: String(error) };
  const { code, data, details } = error as Error & { code?: unknown; data?: unknown; details?: unknown };
  if (typeof code !== 'number') {
    return error.cause === undefined ? { code: SERVER_ERROR, message: error.message } : toRpcError(error.cause);
  }
  return { code, message: typeof details === 'string' ? details : error.message, ...(data !== undefined && { data }) };
};

const answer = async ({ request }: Required<Pick<Rail, 'request'>>, { id, method, params = [] }: RpcRequest) => {
  const response = { jsonrpc: '2.0', id };
  if (!isAllowed(method))
    return { ...response, error: { code: METHOD_NOT_FOUND, message: `${method} is not available here` } };
  try {
    return { ...response, result: (await request(method, params)) ?? null };
  } catch (error) {
    return { ...response, error: toRpcError(error) };
  }
};

/** The chain's JSON-RPC for the wallets of buyers: they reach the node through the sandbox only. */
export const addRpcRoute = (app: GatewayApp, { rail }: GatewayContext): void => {
  addRoute(app, '/sandbox/rpc', {
    async POST(context) {
      const { request } = rail;
      if (!request) throw new ApiError('invalid_params', 'Payments are executed on paper: start with --chain');
      const body = await readJson(context.req.raw, rpcBodySchema);
      return context.json(
        Array.isArray(body)
          ? await Promise.all(body.map((each) => answer({ request }, each)))
          : await answer({ request }, body),
      );
    },
  });
};
