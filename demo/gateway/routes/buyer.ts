import { authenticateBuyer, type BuyerPrincipal } from '../auth.js';
import { PREFLIGHT_HEADERS } from '../cors.js';
import { merchantProfile } from '../credentials.js';
import { ApiError } from '../errors.js';
import { detailsResponse } from '../payments/answers.js';
import type { Payment } from '../payments/payment.js';
import { resolveVersion } from '../versioning.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';
import { answerStatus } from './status.js';

/** The routes of wallets and of pages in a browser. Whoever knows a payment's id may follow it. */
export const addBuyerRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { payments, baseUrl, pinnedVersion } = parts;

  const enter = (headers: Headers): BuyerPrincipal => {
    const buyer = authenticateBuyer(headers);
    resolveVersion(headers, pinnedVersion);
    return buyer;
  };

  const getVisible = async (id: string, { mode }: BuyerPrincipal): Promise<Payment> => {
    const payment = await payments.get(id);
    if (mode === undefined || payment.mode === mode) return payment;
    throw new ApiError('payment_not_found', 'Payment not found');
  };

  app.options('/v1/gateway/*', (context) => context.body(null, 204, PREFLIGHT_HEADERS));

  addRoute(app, '/v1/gateway/payment/:id/status', {
    async GET(context) {
      const buyer = enter(context.req.raw.headers);
      const id = readPaymentId(context, baseUrl);
      return answerStatus(context, parts, { client: buyer.client, read: () => getVisible(id, buyer) });
    },
  });

  addRoute(app, '/v1/gateway/payment/:id', {
    async GET(context) {
      const buyer = enter(context.req.raw.headers);
      const payment = await getVisible(readPaymentId(context, baseUrl), buyer);
      return context.json(detailsResponse(payment, merchantProfile(payment.merchantId)));
    },
  });
};
