import { advance, type PaymentProgress } from './payment-progress.js';
import { createQueue } from './queue.js';
import type { WebhookStore } from './webhook-store.js';

/**
 * For a single process, and only for as long as it runs: a second process, or the same one after a restart, knows nothing of
 * it and would fulfil again. For tests and first steps; in production take {@link createSqlStore}. It grows without bound.
 */
export const createMemoryStore = (): WebhookStore => {
  const events = new Set<string>();
  const payments = new Map<string, PaymentProgress>();
  const inTurn = createQueue();
  return {
    process: ({ eventId, paymentId, ...rest }, effect) =>
      inTurn(paymentId, async () => {
        if (events.has(eventId)) return 'duplicate';
        const step = advance(payments.get(paymentId), { eventId, paymentId, ...rest });
        if (step) {
          await effect({ ...step.firstTimes, tx: undefined });
          payments.set(paymentId, step.progress);
        }
        // What is stale stays so: versions only rise.
        events.add(eventId);
        return step ? 'applied' : 'stale';
      }),
  };
};
