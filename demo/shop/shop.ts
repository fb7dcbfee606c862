import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { createStatusHandler, type MerchantClient } from 'pay-status/merchant';
import { createWebhookHandler, type WebhookStore } from 'pay-status/webhooks';
import { answerPage, type PageContent } from '../pages/document.js';
import { catalogueView, notStartedView, unknownOrderView, unknownProductView } from './catalogue.view.js';
import { createPaymentHandler, reconcile, reconcileOverdue } from './fulfilment.js';
import { orderView } from './order.view.js';
import { newIntent, readIntent, type Orders } from './orders.js';
import { PATIENCE_MS } from './outcome.js';
import { findProduct } from './products.js';

/** Orders and processed webhook events, which can be written in one transaction. */
export interface ShopStore<Tx> {
  readonly orders: Orders<Tx>;
  readonly events: WebhookStore<Tx>;
}

export interface ShopOptions<Tx> {
  readonly client: MerchantClient;
  /** Origin of the checkout page, for the `form-action` directive. */
  readonly gatewayUrl: string;
  /** Public URL of the shop, without a trailing slash; the gateway redirects buyers to it. */
  readonly shopUrl: string;
  /** Returns the secrets of the shop's webhook endpoint that are valid now. */
  readonly webhookSecrets: () => Promise<readonly string[]>;
  readonly store: ShopStore<Tx>;
  /** Called when a payment cannot be created or checked, or an event cannot be processed. Default: logs to the console. */
  readonly onError?: (error: unknown) => void;
}

export interface Shop {
  readonly routes: Hono;
  /** Reconciles overdue orders. Call it at intervals. */
  readonly reconcile: (nowMs: number) => Promise<void>;
}

const MAX_FORM_BYTES = 16 * 1024;

export const WEBHOOK_PATH = '/shop/webhooks';
/** The redirect targets. Both are the same page, because it shows the verified status. */
const RETURN_PATHS = { success: '/shop/thanks', error: '/shop/sorry' } as const;

/** The shop: products, orders, the webhook endpoint, and the page of an order. */
export const createShop = <Tx>(options: ShopOptions<Tx>): Shop => {
  const { client, gatewayUrl, shopUrl, webhookSecrets, store, onError = console.error } = options;
  const { orders } = store;
  const reconciling = { client, orders, onError };
  const secure = shopUrl.startsWith('https:');
  const cookie = { path: '/shop', httpOnly: true, secure, sameSite: 'Lax', maxAge: 24 * 60 * 60 } as const;
  const routes = new Hono();
  // The order form redirects to the gateway.
  const origins = { form: [new URL(gatewayUrl).origin] };
  const styled = (content: PageContent) => ({ styles: ['shop.css', 'slip.css'], origins, ...content });

  routes.get('/', (context) => answerPage(context, styled(catalogueView())));

  routes.post('/shop/orders', bodyLimit({ maxSize: MAX_FORM_BYTES }), async (context) => {
    // A body that cannot be parsed names no product.
    const form = await context.req.parseBody().catch(() => undefined);
    const product = findProduct(form?.product);
    if (!product) return answerPage(context, { ...styled(unknownProductView()), status: 404 });
    const intent = readIntent(form?.intent);
    try {
      const order = await orders.add(intent, product.id);
      // The form of a page from before the purchase was submitted again: a new order.
      const { id, payment: before } = order.isFulfilled ? await orders.add(newIntent(), product.id) : order;
      const checkout = { successUrl: shopUrl + RETURN_PATHS.success, errorUrl: shopUrl + RETURN_PATHS.error };
      // One order has one payment, however often this is sent.
      const limits = { idempotencyKey: id, signal: AbortSignal.timeout(PATIENCE_MS) };
      const payment =
        before ?? (await client.createPayment({ amount: product.price, referenceId: id, checkout }, limits));
      if (!before) await orders.setPayment(id, payment);
      // Only the buyer who ordered may see the status.
      setCookie(context, payment.paymentId, id, cookie);
      return context.redirect(payment.gatewayUrl, 303);
    } catch (error) {
      onError(error);
      return answerPage(context, { ...styled(notStartedView(product, intent)), status: 502 });
    }
  });

  routes.all(WEBHOOK_PATH, async ({ req }) => {
    const secret = await webhookSecrets();
    if (!secret.length) return new Response(null, { status: 404 });
    const receive = createWebhookHandler({
      secret,
      // The sandbox ships for test payments. A real shop leaves this out, and accepts live payments only.
      mode: 'test',
      store: store.events,
      onPayment: createPaymentHandler(orders),
      // Without an event, the delivery was not signed by the gateway: anybody can send those.
      onError: (error, event) => event && onError(error),
    });
    return receive(req.raw);
  });

  const isBuyer = async (context: Context, paymentId: string): Promise<boolean> => {
    const id = getCookie(context, paymentId);
    return id !== undefined && (await orders.findByPayment(paymentId))?.id === id;
  };

  routes.get('/shop/status/:paymentId', (context) => {
    const authorize = ({ paymentId }: { paymentId: string }) => isBuyer(context, paymentId);
    return createStatusHandler({ client, authorize, onError })(context.req.raw);
  });

  for (const path of Object.values(RETURN_PATHS)) {
    routes.get(path, async (context) => {
      const order = await orders.findByPayment(context.req.query('payment_id') ?? '');
      const product = order && findProduct(order.productId);
      if (!order?.payment || !product) return answerPage(context, { ...styled(unknownOrderView()), status: 404 });
      // A shipped order is paid. Otherwise the gateway is asked, because the buyer may return before the webhook arrives.
      const outcome = order.isFulfilled
        ? { kind: 'paid' as const }
        : await reconcile(order, order.payment, reconciling);
      const follows = await isBuyer(context, order.payment.paymentId);
      const page = orderView({ id: order.id, product, payment: order.payment, follows }, outcome);
      return answerPage(context, { ...styled(page), status: outcome.kind === 'unverified' ? 503 : 200 });
    });
  }

  return { routes, reconcile: (nowMs) => reconcileOverdue(reconciling, nowMs) };
};
