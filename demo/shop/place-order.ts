import type { Context } from 'hono';
import { notStartedView, unknownProductView } from './catalogue.view.js';
import { toDisplay } from './display.js';
import { rememberBuyer } from './order-buyer.js';
import { newIntent, readIntent, type Order, type OrderPayment } from './orders.js';
import { STATUS_TIMEOUT_MS } from './outcome.js';
import { findProduct, type Product } from './products.js';
import { answerShopPage, RETURN_PATHS, type ShopContext } from './shop-context.js';

const addOrder = async <Tx>(
  { store: { orders } }: ShopContext<Tx>,
  intent: string,
  product: Product,
): Promise<Order> => {
  const order = await orders.add(intent, product.id);
  // The form of a page from before the purchase was submitted again: a new order.
  return order.isFulfilled ? orders.add(newIntent(), product.id) : order;
};

/** Creates the order's payment. One order has one payment, however often this is sent. */
const createPayment = <Tx>({ client, shopUrl }: ShopContext<Tx>, { id }: Order, { price }: Product) => {
  const checkout = { successUrl: shopUrl + RETURN_PATHS.success, errorUrl: shopUrl + RETURN_PATHS.error };
  return client.createPayment(
    { amount: price, referenceId: id, checkout },
    { idempotencyKey: id, signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) },
  );
};

/** Without it, the buyer pays on a plainer page: no reason not to sell. */
const showOrder = async <Tx>(shop: ShopContext<Tx>, { paymentId }: OrderPayment, product: Product): Promise<void> => {
  await shop.setDisplay(paymentId, toDisplay(product, shop.shopUrl)).catch(shop.onError);
};

/** Handles the order form: creates the order and its payment, and redirects to the checkout page. */
export const placeOrder = async <Tx>(context: Context, shop: ShopContext<Tx>): Promise<Response> => {
  // A body that cannot be parsed names no product.
  const form = await context.req.parseBody().catch(() => undefined);
  const product = findProduct(form?.product);
  if (!product) return answerShopPage(context, shop, { ...unknownProductView(), status: 404 });
  const intent = readIntent(form?.intent);
  const order = await addOrder(shop, intent, product);
  let payment: OrderPayment;
  try {
    payment = order.payment ?? (await createPayment(shop, order, product));
  } catch (error) {
    shop.onError(error);
    return answerShopPage(context, shop, { ...notStartedView(product, intent), status: 502 });
  }
  if (!order.payment) await shop.store.orders.setPayment(order.id, payment);
  await showOrder(shop, payment, product);
  rememberBuyer(context, shop, { orderId: order.id, paymentId: payment.paymentId });
  return context.redirect(payment.gatewayUrl, 303);
};
