import { createMemoryStore, createWebhookHandler } from 'pay-status/webhooks';
import { env } from '../../server/env';
import { once } from '../../server/once';
import { orders } from '../../server/orders';

const webhooks = once(() =>
  createWebhookHandler({
    secret: env('WEBHOOK_SECRET'),
    mode: 'test',
    store: createMemoryStore(),
    onPayment: ({ payment_id }, { firstSucceeded }) => {
      const order = orders.get(payment_id);
      if (order && firstSucceeded) order.parcels++;
    },
  }),
);

export const POST = (request: Request): Promise<Response> => webhooks()(request);
