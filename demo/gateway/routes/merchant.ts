import type { Context } from 'hono';
import { ENDPOINTS } from 'pay-status/contract';
import { strictCreatePaymentRequestSchema } from '../wire/create-payment-request.js';
import { authenticateMerchant, type MerchantPrincipal } from '../auth.js';
import { readJson } from '../body.js';
import { ApiError } from '../errors.js';
import { readIdempotencyKey, type Answer } from '../idempotency.js';
import { cancelResponse, createResponse } from '../payments/answers.js';
import type { Payment } from '../payments/payment.js';
import { resolveVersion } from '../versioning.js';
import { listForReconciliation } from './lists.js';
import { addRoute, type Handler } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';
import { answerStatus } from './status.js';

/** Where the buyer pays. Built from the configured address: the Host header is the caller's to choose. */
export const gatewayUrlOf = (baseUrl: string, paymentId: string): string => `${baseUrl}/?pid=${paymentId}`;

const answer = (context: Context, { status, body }: Answer): Response =>
  context.body(body, status, { 'Content-Type': 'application/json' });

/** The routes of a merchant's server: create, status, cancel. Without CORS: a merchant key has no place in a browser. */
export const addMerchantRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { payments, idempotency, baseUrl, pinnedVersion } = parts;

  const enter = (headers: Headers): MerchantPrincipal => {
    const merchant = authenticateMerchant(headers);
    resolveVersion(headers, pinnedVersion);
    return merchant;
  };

  /** A payment of someone else, or of the other environment, does not exist for this caller. */
  const getOwn = async (id: string, { merchantId, mode }: MerchantPrincipal): Promise<Payment> => {
    const payment = await payments.get(id);
    if (payment.merchantId === merchantId && payment.mode === mode) return payment;
    throw new ApiError('payment_not_found', 'Payment not found');
  };

  const create: Handler = async (context) => {
    const merchant = enter(context.req.raw.headers);
    const request = await readJson(context.req.raw, strictCreatePaymentRequestSchema);
    const key = readIdempotencyKey(context.req.raw.headers);
    const intent = { owner: merchant, route: ENDPOINTS.CREATE_PAYMENT, request };
    return answer(
      context,
      await idempotency.once(key, intent, async (tables) => {
        const payment = await payments.createIn(tables, merchant, request);
        const body = createResponse(payment, gatewayUrlOf(baseUrl, payment.id));
        return { status: 201, body: JSON.stringify(body) };
      }),
    );
  };

  const status: Handler = async (context) => {
    const merchant = enter(context.req.raw.headers);
    const id = readPaymentId(context, baseUrl);
    // Checked and nothing more: a status that is read again must be the present one.
    readIdempotencyKey(context.req.raw.headers);
    return answerStatus(context, parts, { client: merchant.client, read: () => getOwn(id, merchant) });
  };

  addRoute(app, '/v1/payments', { GET: (context) => listForReconciliation(parts, context), POST: create });
  addRoute(app, '/v1/payments/:id/status', { GET: status });

  // The older names of both, which clients of the public service still use.
  addRoute(app, '/v1/merchant/payment', { POST: create });
  addRoute(app, '/v1/merchant/payment/:id/status', { GET: status });

  addRoute(app, '/v1/payments/:id/cancel', {
    async POST(context) {
      const merchant = enter(context.req.raw.headers);
      const { id } = await getOwn(readPaymentId(context, baseUrl), merchant);
      const key = readIdempotencyKey(context.req.raw.headers);
      const intent = { owner: merchant, route: ENDPOINTS.CANCEL_PAYMENT, request: id };
      return answer(
        context,
        await idempotency.once(key, intent, async (tables) => {
          return { status: 200, body: JSON.stringify(cancelResponse(await payments.cancelIn(tables, id))) };
        }),
      );
    },
  });
};
