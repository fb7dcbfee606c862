import { ENDPOINTS } from 'pay-status/contract';
import { strictCreatePaymentRequestSchema } from '../wire/create-payment-request.js';
import { authenticateMerchant, type MerchantPrincipal } from '../auth/authenticate.js';
import { readJson } from '../http/body.js';
import { readIdempotencyKey } from '../services/idempotency.js';
import { toCancelResponse, toCreateResponse, toMerchantPayment } from '../payments/responses.js';
import type { Payment } from '../payments/payment.js';
import { resolveVersion } from '../http/versioning.js';
import { listForReconciliation } from './lists.js';
import { getGatewayUrl } from './gateway-url.js';
import { addRoute, type Handler } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { toResponse } from './operation-response.js';
import { getOwnPayment } from './own-payment.js';
import { readPaymentId } from './payment-id.js';
import { respondWithStatus } from './status.js';

const MISSING_ENDPOINT =
  'A live payment was created, but its events are not sent: only test mode has a webhook endpoint. Register one of live mode, too.';

/** The routes of a merchant's server: create, read, status, cancel. No CORS, because a merchant key must not be in a browser. */
export const addMerchantRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  const { payments, idempotency, webhooks, note, baseUrl, hosts, pinnedVersion } = gateway;

  const authenticate = (headers: Headers): MerchantPrincipal => {
    const merchant = authenticateMerchant(headers);
    resolveVersion(headers, pinnedVersion);
    return merchant;
  };

  const getOwn = (id: string, merchant: MerchantPrincipal): Promise<Payment> => getOwnPayment(gateway, id, merchant);

  const noteMissingEndpoint = async (merchant: MerchantPrincipal): Promise<void> => {
    if (merchant.mode !== 'live') return;
    const [first] = await webhooks.findAll([merchant, { ...merchant, mode: 'test' }]);
    if (first?.mode === 'test') note(MISSING_ENDPOINT);
  };

  const create: Handler = async (context) => {
    const merchant = authenticate(context.req.raw.headers);
    const request = await readJson(context.req.raw, strictCreatePaymentRequestSchema);
    const key = readIdempotencyKey(context.req.raw.headers);
    const operation = { owner: merchant, route: ENDPOINTS.CREATE_PAYMENT, request };
    const response = await idempotency.once(key, operation, async (tables) => {
      const payment = await payments.createIn(tables, merchant, request);
      const body = toCreateResponse(payment, getGatewayUrl(baseUrl, payment.id));
      return { status: 201, body: JSON.stringify(body) };
    });
    // The payment exists, whether the advice can be given or not.
    if (response.status === 201) await noteMissingEndpoint(merchant).catch(() => undefined);
    return toResponse(context, response);
  };

  const status: Handler = async (context) => {
    const merchant = authenticate(context.req.raw.headers);
    const id = readPaymentId(context, hosts);
    // Only checked, because a status must be current and is never replayed.
    readIdempotencyKey(context.req.raw.headers);
    return respondWithStatus(context, gateway, { client: merchant.client, read: () => getOwn(id, merchant) });
  };

  addRoute(app, '/v1/payments', { GET: (context) => listForReconciliation(gateway, context), POST: create });
  addRoute(app, '/v1/payments/:id', {
    async GET(context) {
      const merchant = authenticate(context.req.raw.headers);
      const id = readPaymentId(context, hosts);
      readIdempotencyKey(context.req.raw.headers);
      return context.json(toMerchantPayment(await getOwn(id, merchant), baseUrl));
    },
  });
  addRoute(app, '/v1/payments/:id/status', { GET: status });

  // Older names, which clients of the public service still use.
  addRoute(app, '/v1/merchant/payment', { POST: create });
  addRoute(app, '/v1/merchant/payment/:id/status', { GET: status });

  addRoute(app, '/v1/payments/:id/cancel', {
    async POST(context) {
      const merchant = authenticate(context.req.raw.headers);
      const { id } = await getOwn(readPaymentId(context, hosts), merchant);
      const key = readIdempotencyKey(context.req.raw.headers);
      const operation = { owner: merchant, route: ENDPOINTS.CANCEL_PAYMENT, request: id };
      return toResponse(
        context,
        await idempotency.once(key, operation, async (tables) => {
          return { status: 200, body: JSON.stringify(toCancelResponse(await payments.cancelIn(tables, id))) };
        }),
      );
    },
  });
};
