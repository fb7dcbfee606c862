import { getOutcome } from '../../../contract/payment-status.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import type { MerchantClient } from '../merchant-client.js';
import type { MistakeReporter } from '../mistake-reporter.js';
import type { CheckoutOrder } from './checkout-options.js';

/** The oldest orders are forgotten first. */
const MAX_ORDERS = 1_000;

/** Reports an order that has got another key while its payment can be paid, or is paid. Never rejects. */
export type KeyCheck = (order: CheckoutOrder, paymentId: string, signal: AbortSignal) => Promise<void>;

export const createKeyCheck = (
  client: Pick<MerchantClient, 'getPaymentStatus'>,
  reportMistake: MistakeReporter,
): KeyCheck => {
  const lastOfOrders = new Map<string, { readonly key: string; readonly paymentId: string }>();
  return async ({ referenceId, idempotencyKey: key }, paymentId, signal) => {
    const earlier = lastOfOrders.get(referenceId);
    lastOfOrders.delete(referenceId);
    lastOfOrders.set(referenceId, { key, paymentId });
    const [oldest] = lastOfOrders.keys();
    if (oldest !== undefined && lastOfOrders.size > MAX_ORDERS) lastOfOrders.delete(oldest);
    if (!earlier || earlier.key === key || earlier.paymentId === paymentId) return;
    // The new payment exists, whatever becomes of this request.
    const payment = await client.getPaymentStatus(earlier.paymentId, { signal }).catch(() => undefined);
    if (!payment || getOutcome(payment) === 'failure') return;
    await reportMistake(
      'key',
      `order gave the order ${quoteValue(referenceId)} a new idempotencyKey while its payment ${earlier.paymentId} can still be paid, or is paid: use the order's id as the key.`,
    );
  };
};
