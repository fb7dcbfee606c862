import { authenticateMerchant } from '../auth/authenticate.js';
import { readJson } from '../http/body.js';
import { ApiError } from '../http/errors.js';
import { PUBLIC_VERSION_HEADER, resolveVersion } from '../http/versioning.js';
import { refundRequestSchema, type StrictRefundResponse } from '../wire/refund.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { findOwnPayment } from './own-payment.js';

/**
 * The route by which a merchant marks a payment as refunded. It takes no idempotency key: the second request for a payment
 * is refused with `already_refunded`.
 */
export const addRefundRoute = (app: GatewayApp, gateway: GatewayContext): void => {
  addRoute(app, '/v1/refunds', {
    async POST(context) {
      const { headers } = context.req.raw;
      const merchant = authenticateMerchant(headers);
      const version = resolveVersion(headers, gateway.pinnedVersion);
      const { paymentId } = await readJson(context.req.raw, refundRequestSchema);
      // The published descriptions have another code here than for other operations.
      if (!(await findOwnPayment(gateway, paymentId, merchant))) throw new ApiError('not_found', 'Payment not found');
      await gateway.payments.markRefunded(paymentId, 'merchant');
      const body: StrictRefundResponse = { paymentId };
      return context.json(body, 200, { [PUBLIC_VERSION_HEADER]: version });
    },
  });
};
