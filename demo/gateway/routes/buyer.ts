import { PREFLIGHT_HEADERS } from '../cors.js';
import { merchantProfile } from '../credentials.js';
import { cancelResponse, detailsResponse } from '../payments/answers.js';
import { CANCELLED_BY_USER } from '../payments/payment-service.js';
import { enterAsBuyer } from './buyer-entry.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { answerStatus } from './status.js';

/** The routes on which wallets and pages in a browser look at a payment, or call it off. */
export const addBuyerRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  app.options('/v1/gateway/*', (context) => context.body(null, 204, PREFLIGHT_HEADERS));

  addRoute(app, '/v1/gateway/payment/:id/status', {
    async GET(context) {
      return answerStatus(context, parts, enterAsBuyer(context, parts));
    },
  });

  addRoute(app, '/v1/gateway/payment/:id', {
    async GET(context) {
      const payment = await enterAsBuyer(context, parts).read();
      return context.json(detailsResponse(payment, merchantProfile(payment.merchantId)));
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/cancel', {
    async POST(context) {
      const { id } = await enterAsBuyer(context, parts).read();
      return context.json(cancelResponse(await parts.payments.cancel(id, CANCELLED_BY_USER)));
    },
  });
};
