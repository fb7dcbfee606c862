import type { Context } from 'hono';
import { unknownOrderView } from './catalogue.view.js';
import { reconcile } from './fulfilment.js';
import { isBuyer } from './order-buyer.js';
import { orderView } from './order.view.js';
import { findProduct } from './products.js';
import { readRecord } from './refund.js';
import { answerShopPage, type ShopContext } from './shop-context.js';

/** Responds with the page of an order, to which the gateway redirects the buyer. */
export const answerOrder = async <Tx>(context: Context, shop: ShopContext<Tx>): Promise<Response> => {
  const { client, onError, store } = shop;
  const order = await store.orders.findByPayment(context.req.query('payment_id') ?? '');
  const product = order && findProduct(order.productId);
  if (!order?.payment || !product) return answerShopPage(context, shop, { ...unknownOrderView(), status: 404 });
  // A shipped order is paid. Otherwise the gateway is polled, because the buyer may return before the webhook arrives.
  const outcome = order.isFulfilled
    ? { kind: 'paid' as const }
    : await reconcile(order, order.payment, { client, orders: store.orders, onError });
  const follows = await isBuyer(context.req.raw, shop, order.payment.paymentId);
  const record = outcome.kind === 'paid' ? await readRecord(shop, order, order.payment.paymentId) : {};
  const { explorer } = shop;
  const page = orderView({ id: order.id, product, payment: order.payment, follows, explorer, ...record }, outcome);
  return answerShopPage(context, shop, { ...page, status: outcome.kind === 'unverified' ? 503 : 200 });
};
