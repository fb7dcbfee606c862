import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerPage, type PageContent } from '../pages/document.js';
import { catalogueView, notStartedView, unknownOrderView, unknownProductView } from './catalogue.view.js';
import { createMerchantGateway, type MerchantAccount } from './merchant-gateway.js';
import { orderView } from './order.view.js';
import { readOutcome } from './outcome.js';
import { newOrderId, Orders } from './orders.js';
import { findProduct } from './products.js';

export interface ShopOptions {
  readonly account: MerchantAccount;
  /** Where buyers reach this shop, without a slash at its end: the gateway sends them back there. */
  readonly shopUrl: string;
  /** Told why a payment could not be started or checked. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

const MAX_FORM_BYTES = 16 * 1024;

/** Where the gateway sends the buyer afterwards. Both tell the same truth: the address is only a hint. */
const RETURN_PATHS = { success: '/shop/thanks', error: '/shop/sorry' } as const;

/** The shop: its shelf, its orders, and the pages that a buyer comes back to. */
export const createShop = ({ account, shopUrl, onError = console.error }: ShopOptions): Hono => {
  const gateway = createMerchantGateway(account);
  const orders = new Orders();
  const shop = new Hono();
  // A form may lead on to the gateway.
  const origins = { form: [new URL(account.baseUrl).origin] };
  const styled = (content: PageContent) => ({ styles: ['shop.css', 'slip.css'], origins, ...content });

  shop.get('/', (context) => answerPage(context, styled(catalogueView())));

  shop.post('/shop/orders', bodyLimit({ maxSize: MAX_FORM_BYTES }), async (context) => {
    const product = findProduct((await context.req.parseBody()).product);
    if (!product) return answerPage(context, { ...styled(unknownProductView()), status: 404 });
    const id = newOrderId();
    try {
      const checkout = { successUrl: shopUrl + RETURN_PATHS.success, errorUrl: shopUrl + RETURN_PATHS.error };
      const payment = await gateway.createPayment({ amount: product.price, referenceId: id, checkout }, id);
      orders.add({ id, product, paymentId: payment.paymentId, gatewayUrl: payment.gatewayUrl });
      return context.redirect(payment.gatewayUrl, 303);
    } catch (error) {
      onError(error);
      return answerPage(context, { ...styled(notStartedView(product)), status: 502 });
    }
  });

  for (const path of Object.values(RETURN_PATHS)) {
    shop.get(path, async (context) => {
      const order = orders.findByPayment(context.req.query('payment_id') ?? '');
      if (!order) return answerPage(context, { ...styled(unknownOrderView()), status: 404 });
      const outcome = await readOutcome(gateway, order.paymentId, onError);
      const status = outcome.kind === 'unverified' ? 503 : 200;
      return answerPage(context, { ...styled(orderView(order, outcome)), status });
    });
  }
  return shop;
};
