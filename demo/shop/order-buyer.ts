import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { ShopContext } from './shop-context.js';

const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Remembers that this browser placed the order of the payment: only the buyer who ordered may see the status. */
export const rememberBuyer = <Tx>(
  context: Context,
  { shopUrl }: ShopContext<Tx>,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): void => {
  const secure = shopUrl.startsWith('https:');
  setCookie(context, paymentId, orderId, {
    path: '/shop',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: MAX_AGE_SECONDS,
  });
};

/** Resolves to true if the browser that sent this request placed the order of the payment. */
export const isBuyer = async <Tx>(
  { headers }: Request,
  { store }: ShopContext<Tx>,
  paymentId: string,
): Promise<boolean> => {
  const id = parse(headers.get('cookie') ?? '', paymentId)[paymentId];
  return id !== undefined && (await store.orders.findByPayment(paymentId))?.id === id;
};
