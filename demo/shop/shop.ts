import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createStatusHandler } from 'pay-status/merchant';
import { createWebhookHandler } from 'pay-status/webhooks';
import { answerOrder } from './answer-order.js';
import { catalogueView } from './catalogue.view.js';
import { HELP_PATH } from './display.js';
import { createPaymentHandler, reconcileOverdue } from './fulfilment.js';
import { helpView } from './help.view.js';
import { isBuyer } from './order-buyer.js';
import { placeOrder } from './place-order.js';
import { refundOrder } from './refund.js';
import { REFUND_PATH } from './refund.view.js';
import { answerShopPage, RETURN_PATHS, type ShopContext, type ShopOptions } from './shop-context.js';

export interface Shop {
  readonly routes: Hono;
  /** Reconciles overdue orders. Call it at intervals. */
  readonly reconcile: (nowMs: number) => Promise<void>;
}

const formLimit = bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.text('Payload Too Large', 413) });

export const WEBHOOK_PATH = '/shop/webhooks';

const receiveWebhook = async <Tx>(
  request: Request,
  { webhookSecrets, store, onError }: ShopContext<Tx>,
): Promise<Response> => {
  const secret = await webhookSecrets();
  if (!secret.length) return new Response(null, { status: 404 });
  const receive = createWebhookHandler({
    secret,
    // The sandbox ships for test payments. A real shop leaves this out, and accepts live payments only.
    mode: 'test',
    store: store.events,
    onPayment: createPaymentHandler(store.orders),
    // Without an event, the delivery was not signed by the gateway: anybody can send those.
    onError: (error, event) => event && onError(error),
  });
  return receive(request);
};

/** The shop: products, orders, the webhook endpoint, and the page of an order. */
export const createShop = <Tx>(options: ShopOptions<Tx>): Shop => {
  const shop: ShopContext<Tx> = { onError: console.error, explorer: '', ...options };
  const { client, onError } = shop;
  const getStatus = createStatusHandler({
    client,
    authorize: ({ paymentId, request }) => isBuyer(request, shop, paymentId),
    onError,
  });
  const routes = new Hono();
  // The server around the shop answers them, as those of every page.
  routes.onError((error) => {
    throw error;
  });
  routes.get('/', (context) => answerShopPage(context, shop, catalogueView()));
  routes.get(HELP_PATH, (context) => answerShopPage(context, shop, helpView()));
  routes.post('/shop/orders', formLimit, (context) => placeOrder(context, shop));
  routes.post(REFUND_PATH, formLimit, (context) => refundOrder(context, shop));
  routes.all(WEBHOOK_PATH, ({ req }) => receiveWebhook(req.raw, shop));
  routes.get('/shop/status/:paymentId', ({ req }) => getStatus(req.raw));
  for (const path of Object.values(RETURN_PATHS)) routes.get(path, (context) => answerOrder(context, shop));
  return { routes, reconcile: (nowMs) => reconcileOverdue({ client, orders: shop.store.orders, onError }, nowMs) };
};
