import { createKeyedQueue } from './keyed-queue.js';
import { advanceProgress, type PaymentProgress } from './payment-progress.js';
import type { WebhookStore } from './webhook-store.js';

/**
 * A store for tests and first steps. It forgets everything when the process ends and shares nothing with other processes,
 * so a payment could be fulfilled twice, and it grows without bound. In production use {@link createSqlStore}.
 */
export const createMemoryStore = (): WebhookStore => {
  const events = new Set<string>();
  const payments = new Map<string, PaymentProgress>();
  const enqueue = createKeyedQueue();
  return {
    process: ({ eventId, paymentId, ...rest }, effect) =>
      enqueue(paymentId, async () => {
        if (events.has(eventId)) return 'duplicate';
        const step = advanceProgress(payments.get(paymentId), { eventId, paymentId, ...rest });
        if (step) {
          await effect({ ...step.firstOccurrences, tx: undefined });
          payments.set(paymentId, step.progress);
        }
        // A stale event is remembered too: versions only rise.
        events.add(eventId);
        return step ? 'applied' : 'stale';
      }),
  };
};
