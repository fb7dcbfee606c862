import { strictCreatePaymentRequestSchema } from 'pay-status/contract';
import { authenticateMerchant, type MerchantPrincipal } from '../auth.js';
import { readJson } from '../body.js';
import { ApiError } from '../errors.js';
import { cancelResponse, createResponse } from '../payments/answers.js';
import type { Payment } from '../payments/payment.js';
import { resolveVersion } from '../versioning.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';
import { answerStatus } from './status.js';

const enter = (headers: Headers): MerchantPrincipal => {
  const merchant = authenticateMerchant(headers);
  resolveVersion(headers);
  return merchant;
};

/** Where the buyer pays. Built from the configured address: the Host header is the caller's to choose. */
export const gatewayUrlOf = (baseUrl: string, paymentId: string): string => `${baseUrl}/?pid=${paymentId}`;

/** The routes of a merchant's server: create, status, cancel. Without CORS: a merchant key has no place in a browser. */
export const addMerchantRoutes = (app: GatewayApp, parts: GatewayParts): void => {
  const { payments, baseUrl } = parts;

  /** A payment of someone else, or of the other environment, does not exist for this caller. */
  const getOwn = async (id: string, { merchantId, mode }: MerchantPrincipal): Promise<Payment> => {
    const payment = await payments.get(id);
    if (payment.merchantId === merchantId && payment.mode === mode) return payment;
    throw new ApiError('payment_not_found', 'Payment not found');
  };

  addRoute(app, '/v1/payments', {
    async POST(context) {
      const merchant = enter(context.req.raw.headers);
      const request = await readJson(context.req.raw, strictCreatePaymentRequestSchema);
      const payment = await payments.create(merchant, request);
      return context.json(createResponse(payment, gatewayUrlOf(baseUrl, payment.id)), 201);
    },
  });

  addRoute(app, '/v1/payments/:id/status', {
    async GET(context) {
      const merchant = enter(context.req.raw.headers);
      const id = readPaymentId(context, baseUrl);
      return answerStatus(context, parts, { client: merchant.client, read: () => getOwn(id, merchant) });
    },
  });

  addRoute(app, '/v1/payments/:id/cancel', {
    async POST(context) {
      const merchant = enter(context.req.raw.headers);
      const { id } = await getOwn(readPaymentId(context, baseUrl), merchant);
      return context.json(cancelResponse(await payments.cancel(id)));
    },
  });
};
