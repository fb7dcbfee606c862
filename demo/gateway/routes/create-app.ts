import { Hono, type Context } from 'hono';
import { refuseNonAscii } from '../auth/authenticate.js';
import type { RateLimit } from '../auth/rate-limit.js';
import { ApiError, toErrorBody } from '../http/errors.js';
import { requireAllowedHost } from '../http/hosts.js';
import { standardHeaders } from '../http/standard-headers.js';
import { StorageFullError } from '../store/storage-full.js';
import { StoreUnavailableError } from '../store/store-unavailable.js';
import { addRoute } from './add-route.js';
import { addBuyerRoutes } from './buyer.js';
import type { GatewayApp, GatewayContext, GatewayEnv } from './gateway-context.js';
import { addListRoutes } from './lists.js';
import { addMerchantRoutes } from './merchant.js';
import { addMerchantManagementRoutes } from './merchants.js';
import { addOpenApiRoute } from './openapi.js';
import { addPaymentOptionRoutes } from './payment-options.js';
import { addRefundRoute } from './refunds.js';
import { addSandboxRoutes } from './sandbox.js';
import { addSettlementRoutes } from './settlements.js';

/** Routes of the router that are no operations: those for all methods, and preflights. */
const NO_OPERATIONS = ['ALL', 'OPTIONS'];

/** The folder is named on the terminal only. */
const STORAGE_FULL = "The disk of the sandbox's data is nearly full: changes are refused until it has free space";
const STORE_UNAVAILABLE = 'The database cannot be reached, so the result is not known. Send the request again';

/** The answer while the store cannot do its work; undefined for any other error. */
const describeOutage = (error: unknown): { readonly message: string; readonly retryAfterS: string } | undefined => {
  if (error instanceof StorageFullError) return { message: STORAGE_FULL, retryAfterS: '5' };
  if (error instanceof StoreUnavailableError) return { message: STORE_UNAVAILABLE, retryAfterS: '1' };
  return undefined;
};

/** True if the gateway, and not a page, responds on this path. */
export const isGatewayPath = (path: string): boolean =>
  ['/health', '/openapi.json'].includes(path) || /^\/(v1|sandbox)(\/|$)/.test(path);

/** The operations of the app, as `GET /v1/payments/:id/status`. */
export const getOperations = ({ routes }: GatewayApp): readonly string[] =>
  routes.filter(({ method }) => !NO_OPERATIONS.includes(method)).map(({ method, path }) => `${method} ${path}`);

const addMiddleware = (app: GatewayApp, { clock, hosts }: GatewayContext, limit: RateLimit): void => {
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(standardHeaders(context.req.path, clock.nowMs())))
      context.header(name, value);
    await next();
  });
  for (const path of ['/v1/*', '/sandbox/*'])
    app.use(path, async ({ req }, next) => {
      refuseNonAscii(req.raw.headers);
      await next();
    });
  app.use('/v1/*', async ({ req }, next) => {
    requireAllowedHost(req.raw.headers, hosts, 'invalid_params');
    if (req.method !== 'OPTIONS') limit.count(req.raw.headers, clock.nowMs());
    await next();
  });
};

/** Errors are turned into responses here and nowhere else. */
const addErrorHandlers = (app: GatewayApp, onError: (error: unknown) => void): void => {
  const respond = (error: unknown, context: Context): Response => {
    if (error instanceof ApiError)
      return context.json(toErrorBody(error.code, error.message), error.status, { ...error.headers });
    onError(error);
    const outage = describeOutage(error);
    if (outage)
      return context.json(toErrorBody('internal_error', outage.message), 503, { 'Retry-After': outage.retryAfterS });
    return context.json(toErrorBody('internal_error', 'Internal error'), 500);
  };
  app.onError(respond);
  app.notFound((context) => respond(new ApiError('invalid_params', 'Route not found', { status: 404 }), context));
};

/** All routes of the gateway. */
export const createApp = (gateway: GatewayContext, limit: RateLimit, onError: (error: unknown) => void): GatewayApp => {
  const app: GatewayApp = new Hono<GatewayEnv>();
  addMiddleware(app, gateway, limit);
  addMerchantRoutes(app, gateway);
  addRefundRoute(app, gateway);
  addListRoutes(app, gateway);
  // Behind the lists, of which one has the path of a merchant with the id `payments`.
  addMerchantManagementRoutes(app, gateway);
  addSettlementRoutes(app, gateway);
  addBuyerRoutes(app, gateway);
  addPaymentOptionRoutes(app, gateway);
  addSandboxRoutes(app, gateway);
  addOpenApiRoute(app, gateway);
  addRoute(app, '/health', { GET: (context) => context.json({ status: 'ok', heldPolls: gateway.polls.held }) });
  addErrorHandlers(app, onError);
  return app;
};
