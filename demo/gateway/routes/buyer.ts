import { PREFLIGHT_HEADERS } from '../http/cors.js';
import { toCancelResponse, toDetailsResponse } from '../payments/responses.js';
import { CANCELLED_BY_USER } from '../services/payment-service.js';
import { authenticateBuyerRequest } from './buyer-request.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { respondWithStatus } from './status.js';

/** The routes on which wallets and pages read a payment or cancel it. */
export const addBuyerRoutes = (app: GatewayApp, gateway: GatewayContext): void => {
  app.options('/v1/gateway/*', (context) => context.body(null, 204, PREFLIGHT_HEADERS));

  addRoute(app, '/v1/gateway/payment/:id/status', {
    async GET(context) {
      return respondWithStatus(context, gateway, authenticateBuyerRequest(context, gateway));
    },
  });

  addRoute(app, '/v1/gateway/payment/:id', {
    async GET(context) {
      const payment = await authenticateBuyerRequest(context, gateway).read();
      return context.json(toDetailsResponse(payment, await gateway.merchants.getProfile(payment)));
    },
  });

  addRoute(app, '/v1/gateway/payment/:id/cancel', {
    async POST(context) {
      const { id } = await authenticateBuyerRequest(context, gateway).read();
      return context.json(toCancelResponse(await gateway.payments.cancel(id, CANCELLED_BY_USER)));
    },
  });
};
