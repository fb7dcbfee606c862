import { cookies } from 'next/headers';
import { createStatusHandler } from 'pay-status/merchant';
import { merchant } from '../../../server/merchant';
import { once } from '../../../server/once';
import { orders } from '../../../server/orders';

const status = once(() =>
  createStatusHandler({
    client: merchant(),
    authorize: async ({ paymentId }) => {
      const session = (await cookies()).get('session')?.value;
      return session !== undefined && orders.get(paymentId)?.session === session;
    },
  }),
);

export const GET = (request: Request): Promise<Response> => status()(request);
