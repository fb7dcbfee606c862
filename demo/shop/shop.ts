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

/** A shop's two memories: its orders, and the events that it has processed. Both can take part in one transaction. */
export interface ShopStore<Tx> {
  readonly orders: Orders<Tx>;
  readonly events: WebhookStore<Tx>;
}

export interface ShopOptions<Tx> {
  readonly client: MerchantClient;
  /** Where buyers pay, for the browser's rules about forms. */
  readonly gatewayUrl: string;
  /** Where buyers reach this shop, without a slash at its end: the gateway sends them back there. */
  readonly shopUrl: string;
  /** The secrets of the shop's webhook endpoint that are valid now. */
  readonly webhookSecrets: () => Promise<readonly string[]>;
  readonly store: ShopStore<Tx>;
  /** Told why a payment could not be started or checked, or an event not be processed. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

export interface Shop {
  readonly routes: Hono;
  /** Asks about what no event has told. To be called every now and then. */
  readonly reconcile: (nowMs: number) => Promise<void>;
}

const MAX_FORM_BYTES = 16 * 1024;

export const WEBHOOK_PATH = '/shop/webhooks';
/** Where the gateway sends the buyer afterwards. Both tell the same truth: the address is only a hint. */
const RETURN_PATHS = { success: '/shop/thanks', error: '/shop/sorry' } as const;

/** The shop: its shelf, its orders, what it hears of them, and the pages that a buyer comes back to. */
export const createShop = <Tx>(options: ShopOptions<Tx>): Shop => {
  const { client, gatewayUrl, shopUrl, webhookSecrets, store, onError = console.error } = options;
  const { orders } = store;
  const reconciling = { client, orders, onError };
  const secure = shopUrl.startsWith('https:');
  const cookie = { path: '/shop', httpOnly: true, secure, sameSite: 'Lax', maxAge: 24 * 60 * 60 } as const;
  const routes = new Hono();
  // A form may lead on to the gateway.
  const origins = { form: [new URL(gatewayUrl).origin] };
  const styled = (content: PageContent) => ({ styles: ['shop.css', 'slip.css'], origins, ...content });

  routes.get('/', (context) => answerPage(context, styled(catalogueView())));

  routes.post('/shop/orders', bodyLimit({ maxSize: MAX_FORM_BYTES }), async (context) => {
    // What cannot be read names no product.
    const form = await context.req.parseBody().catch(() => undefined);
    const product = findProduct(form?.product);
    if (!product) return answerPage(context, { ...styled(unknownProductView()), status: 404 });
    const intent = readIntent(form?.intent);
    try {
      const order = await orders.add(intent, product.id);
      // Back in an old page after the purchase, the same button means another one.
      const { id, payment: before } = order.isFulfilled ? await orders.add(newIntent(), product.id) : order;
      const checkout = { successUrl: shopUrl + RETURN_PATHS.success, errorUrl: shopUrl + RETURN_PATHS.error };
      // However often it is sent, one order has one payment.
      const limits = { idempotencyKey: id, signal: AbortSignal.timeout(PATIENCE_MS) };
      const payment =
        before ?? (await client.createPayment({ amount: product.price, referenceId: id, checkout }, limits));
      if (!before) await orders.setPayment(id, payment);
      // Whoever ordered may see how the payment stands, and nobody else.
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
      // No goods of a sandbox are real: a real shop leaves the mode away, and gives nothing for test payments.
      mode: 'test',
      store: store.events,
      onPayment: createPaymentHandler(orders),
      // Without an event it is a delivery that the gateway did not sign, which anybody can send.
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
      // What was given away is paid; else the gateway is asked, because the buyer may be faster than the event.
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
