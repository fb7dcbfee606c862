import { readJson, readShape } from '../http/body.js';
import { readChainTransaction } from '../listing/chain-transaction.js';
import { toSandboxEvents, toSandboxPayment } from '../listing/sandbox-payment.js';
import { readPayments } from '../listing/payment-list.js';
import { toStatusResponse } from '../payments/responses.js';
import type { Payment } from '../payments/payment.js';
import {
  emptySchema,
  sandboxCreateRequestSchema,
  sandboxListQuerySchema,
  type SandboxPayment,
} from '../wire/sandbox-payment.js';
import { addRoute } from './add-route.js';
import type { GatewayApp, GatewayContext } from './gateway-context.js';
import { getGatewayUrl, getReceiptUrl } from './gateway-url.js';
import { readPaymentId } from './payment-id.js';
import { readQuery } from './query.js';
import { getSandboxOwner } from './sandbox-owner.js';

/** The routes of all payments of the sandbox, in either mode, without a key. */
export const addSandboxPaymentRoutes = (
  app: GatewayApp,
  { payments, receipts, store, rail, baseUrl, hosts }: GatewayContext,
): void => {
  const toBody = async (payment: Payment): Promise<SandboxPayment> => {
    const receiptUrl = getReceiptUrl(baseUrl, payment.id, await receipts.sign(payment.id));
    return toSandboxPayment(payment, { gatewayUrl: getGatewayUrl(baseUrl, payment.id), receiptUrl, baseUrl, rail });
  };

  addRoute(app, '/sandbox/payments', {
    async GET({ req, json }) {
      const { mode, merchantId, ...query } = readShape(readQuery(req.url), sandboxListQuerySchema);
      const page = await store.read((tables) => readPayments(tables, getSandboxOwner({ mode, merchantId }), query));
      const data = await Promise.all(page.payments.map(({ payment }) => toBody(payment)));
      return json({ data, nextCursor: page.nextCursor });
    },
    async POST({ req, json }) {
      const { mode, merchantId, ...request } = await readJson(req.raw, sandboxCreateRequestSchema);
      return json(await toBody(await payments.create(getSandboxOwner({ mode, merchantId }), request)), 201);
    },
  });

  addRoute(app, '/sandbox/payments/:id/cancel', {
    async POST(context) {
      await readJson(context.req.raw, emptySchema);
      return context.json(toStatusResponse(await payments.cancel(readPaymentId(context, hosts)), baseUrl));
    },
  });

  addRoute(app, '/sandbox/payments/:id/refund', {
    async POST(context) {
      await readJson(context.req.raw, emptySchema);
      const payment = await payments.markRefunded(readPaymentId(context, hosts), 'sandbox');
      return context.json(toStatusResponse(payment, baseUrl));
    },
  });

  addRoute(app, '/sandbox/payments/:id', {
    async GET(context) {
      const payment = await payments.get(readPaymentId(context, hosts));
      const events = await store.read(async (tables) =>
        toSandboxEvents(await tables.events.ofPayment(payment.id), await tables.deliveries.ofPayment(payment.id)),
      );
      const chain = await readChainTransaction(payment, { store, rail });
      return context.json({ ...(await toBody(payment)), chain, events });
    },
  });
};
