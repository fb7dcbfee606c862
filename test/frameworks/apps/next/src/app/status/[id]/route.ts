import { cookies } from 'next/headers';
import { createStatusHandler } from 'pay-status/merchant';
import { merchant } from '../../../server/merchant';
import { orders } from '../../../server/orders';

export const GET = createStatusHandler({
  client: merchant,
  authorize: async ({ paymentId }) => {
    const session = (await cookies()).get('session')?.value;
    return session !== undefined && orders.get(paymentId)?.session === session;
  },
});
