import { cookies } from 'next/headers';
import { fiat } from 'pay-status/merchant';
import { env } from '../../server/env';
import { merchant } from '../../server/merchant';
import { orders } from '../../server/orders';

export const POST = async (): Promise<Response> => {
  const payment = await merchant().createPayment({ amount: fiat('50.00', 'USD'), referenceId: 'order-1' });
  const page = {
    ...payment,
    baseUrl: env('GATEWAY_URL'),
    appId: env('APP_ID'),
    successUrl: `${env('SHOP_URL')}/thanks`,
  };
  const session = crypto.randomUUID();
  orders.set(payment.paymentId, { page, session, parcels: 0 });
  (await cookies()).set('session', session, { httpOnly: true, sameSite: 'lax' });
  return Response.json(page);
};
