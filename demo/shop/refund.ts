import type { Context } from 'hono';
import { GatewayError } from 'pay-status/merchant';
import { unknownOrderView } from './catalogue.view.js';
import { isBuyer } from './order-buyer.js';
import type { Order } from './orders.js';
import { STATUS_TIMEOUT_MS } from './outcome.js';
import type { PaymentRecord } from './payment-record.js';
import { notRefundedView } from './refund.view.js';
import { answerShopPage, RETURN_PATHS, type ShopContext } from './shop-context.js';

/**
 * Reads the record of a paid order, and notes a refund that was marked elsewhere, as in the console. If it cannot be read,
 * the order shows what it knows.
 */
export const readRecord = async <Tx>(
  { store: { orders }, readPayment, onError }: ShopContext<Tx>,
  { id, refundedAtMs }: Order,
  paymentId: string,
): Promise<Partial<PaymentRecord>> => {
  try {
    const record = await readPayment(paymentId);
    if (refundedAtMs !== null) return { ...record, refundedAtMs };
    if (record.refundedAtMs !== null) await orders.setRefunded(id, record.refundedAtMs);
    return record;
  } catch (error) {
    onError(error);
    return { refundedAtMs };
  }
};

/** Browsers name the site of a request; another page of this machine would have the cookie of the order too. */
const isFromShop = ({ headers }: Request): boolean =>
  (headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin';

const isUnpaid = (error: unknown): boolean => error instanceof GatewayError && error.code === 'payment_not_succeeded';

/**
 * Handles the merchant's form: marks the payment of an order as refunded, once however often it is sent. In the sandbox, the
 * browser that placed the order is that of the merchant too. A real shop asks who sends the form.
 */
export const refundOrder = async <Tx>(context: Context, shop: ShopContext<Tx>): Promise<Response> => {
  const { raw } = context.req;
  const form = await context.req.parseBody().catch(() => undefined);
  const paymentId = typeof form?.payment_id === 'string' ? form.payment_id : '';
  const isAllowed = isFromShop(raw) && (await isBuyer(raw, shop, paymentId));
  const order = isAllowed ? await shop.store.orders.findByPayment(paymentId) : undefined;
  if (!order) return answerShopPage(context, shop, { ...unknownOrderView(), status: 404 });
  try {
    // Resolves for a payment that is marked already.
    await shop.client.markRefunded(paymentId, { signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) });
    await readRecord(shop, order, paymentId);
  } catch (error) {
    // The page of the order says that it is not paid.
    if (!isUnpaid(error)) {
      shop.onError(error);
      return answerShopPage(context, shop, { ...notRefundedView(paymentId), status: 502 });
    }
  }
  return context.redirect(`${RETURN_PATHS.success}?${new URLSearchParams({ payment_id: paymentId })}`, 303);
};
