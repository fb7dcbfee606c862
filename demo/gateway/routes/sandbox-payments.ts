import { strictCreatePaymentRequestSchema } from '../wire/create-payment-request.js';
import { strictPreviewPaymentListQuerySchema } from '../wire/payment-list-query.js';
import * as z from 'zod/mini';
import { readJson, readShape } from '../body.js';
import { sandboxEvents, sandboxPayment } from '../listing/sandbox-payment.js';
import { readPayments } from '../listing/payment-list.js';
import { statusResponse } from '../payments/answers.js';
import type { Payment } from '../payments/payment.js';
import { queryOf } from './lists.js';
import { gatewayUrlOf } from './merchant.js';
import { addRoute } from './methods.js';
import type { GatewayApp, GatewayParts } from './parts.js';
import { readPaymentId } from './payment-id.js';
import { modeSchema, ownerOf } from './webhooks.js';

export const emptySchema = z.object({});
/** Filters and pages like the merchant's list in its newest version. */
const listSchema = z.extend(strictPreviewPaymentListQuerySchema, modeSchema.shape);
export const createSchema = z.extend(strictCreatePaymentRequestSchema, modeSchema.shape);

/** All payments of the sandbox, in either mode, without a key. */
export const addSandboxPaymentRoutes = (app: GatewayApp, { payments, store, baseUrl }: GatewayParts): void => {
  const bodyOf = (payment: Payment) => sandboxPayment(payment, gatewayUrlOf(baseUrl, payment.id));

  addRoute(app, '/sandbox/payments', {
    async GET({ req, json }) {
      const { mode, ...query } = readShape(queryOf(req.url), listSchema);
      const page = await store.read((tables) => readPayments(tables, ownerOf(mode), query));
      return json({ data: page.payments.map(({ payment }) => bodyOf(payment)), nextCursor: page.nextCursor });
    },
    async POST({ req, json }) {
      const { mode, ...request } = await readJson(req.raw, createSchema);
      return json(bodyOf(await payments.create(ownerOf(mode), request)), 201);
    },
  });

  addRoute(app, '/sandbox/payments/:id/cancel', {
    async POST(context) {
      await readJson(context.req.raw, emptySchema);
      return context.json(statusResponse(await payments.cancel(readPaymentId(context, baseUrl))));
    },
  });

  addRoute(app, '/sandbox/payments/:id', {
    async GET(context) {
      const payment = await payments.get(readPaymentId(context, baseUrl));
      const events = await store.read(async (tables) =>
        sandboxEvents(await tables.events.ofPayment(payment.id), await tables.deliveries.ofPayment(payment.id)),
      );
      return context.json({ ...bodyOf(payment), events });
    },
  });
};
