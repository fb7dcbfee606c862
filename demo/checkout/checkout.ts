import { Hono } from 'hono';
import { strictPaymentIdSchema } from 'pay-status/contract';
import { isJson } from '../gateway/body.js';
import { merchantProfile } from '../gateway/credentials.js';
import { ApiError, errorBody } from '../gateway/errors.js';
import { cancelResponse } from '../gateway/payments/answers.js';
import { CANCELLED_BY_USER } from '../gateway/payments/payment-service.js';
import { answerPage } from '../pages/document.js';
import type { Page } from '../server.js';
import { checkoutView, unknownPaymentView } from './checkout.view.js';

/** The hosted buyer's page: `/?pid=…`, the address that the gateway hands out as `gatewayUrl`. */
export const checkoutPage: Page = ({ gateway, baseUrl }) => {
  const page = new Hono();
  // This origin may also go by another name: localhost and 127.0.0.1.
  const origins = { connect: [new URL(baseUrl).origin] };

  page.get('/', async (context, next) => {
    const id = context.req.query('pid');
    if (id === undefined) return next();
    const payment = strictPaymentIdSchema.safeParse(id).success ? await gateway.payments.find(id) : undefined;
    if (!payment) return answerPage(context, { ...unknownPaymentView(), status: 404 });
    return answerPage(context, { ...checkoutView(payment, merchantProfile(payment.merchantId), baseUrl), origins });
  });

  // A buyer holds no key. Whoever has the link may call the payment off; a form of a foreign page cannot send JSON.
  page.post('/checkout/payments/:id/cancel', async (context) => {
    try {
      if (!isJson(context.req.raw))
        throw new ApiError('invalid_params', 'The content type must be application/json', { status: 415 });
      return context.json(cancelResponse(await gateway.payments.cancel(context.req.param('id'), CANCELLED_BY_USER)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return context.json(errorBody(error.code, error.message), error.status);
    }
  });
  return page;
};
