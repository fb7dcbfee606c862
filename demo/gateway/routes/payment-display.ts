import { authenticateMerchant } from '../auth/authenticate.js';
import { readJson } from '../http/body.js';
import { paymentDisplayRequestSchema, toPaymentDisplay } from '../wire/payment-display.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { getOwnPayment } from './own-payment.js';
import { readPaymentId } from './payment-id.js';

/**
 * The route by which a merchant's server chooses what the checkout page shows of its shop. It needs the merchant's key, because
 * buyers trust the page: nothing of it comes from a URL that anybody can write.
 */
export const addPaymentDisplayRoute = (app: GatewayApp, gateway: GatewayContext): void => {
  addRoute(app, '/sandbox/payments/:id/display', {
    async PUT(context) {
      const merchant = authenticateMerchant(context.req.raw.headers);
      const display = toPaymentDisplay(await readJson(context.req.raw, paymentDisplayRequestSchema));
      const { id } = await getOwnPayment(gateway, readPaymentId(context, gateway.hosts), merchant);
      await gateway.payments.setDisplay(id, display);
      return context.json(display);
    },
  });
};
