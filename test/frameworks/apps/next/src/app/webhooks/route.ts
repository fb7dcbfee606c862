import { createMemoryStore, createWebhookHandler } from 'pay-status/webhooks';
import { env } from '../../server/env';
import { orders } from '../../server/orders';

export const POST = createWebhookHandler({
  secret: env('WEBHOOK_SECRET'),
  mode: 'test',
  store: createMemoryStore(),
  onPayment: ({ payment_id }, { firstSucceeded }) => {
    const order = orders.get(payment_id);
    if (order && firstSucceeded) order.parcels++;
  },
});
