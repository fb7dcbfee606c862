import { isKnownPaymentStatus, STATUS_OUTCOMES, type WebhookSnapshot } from 'pay-status/contract';
import type { MerchantClient } from 'pay-status/merchant';
import type { PaymentChange } from 'pay-status/webhooks';
import type { Order, OrderPayment, Orders } from './orders.js';
import { readOutcome, type Outcome } from './outcome.js';

/** True for a final status. */
const isEnd = (status: string): boolean => isKnownPaymentStatus(status) && STATUS_OUTCOMES[status] !== 'open';

export interface Reconciling<Tx> {
  readonly client: MerchantClient;
  readonly orders: Orders<Tx>;
  readonly onError: (error: unknown) => void;
}

/**
 * Handles a webhook about a payment. It may be called repeatedly; `firstSucceeded` is true once, and writes through `tx`
 * commit together with that fact.
 */
export const createPaymentHandler =
  <Tx>(orders: Orders<Tx>) =>
  async (snapshot: WebhookSnapshot, { firstSucceeded, tx }: PaymentChange<Tx>): Promise<void> => {
    const { payment_id, reference_id, status } = snapshot;
    if (!reference_id) return;
    if (firstSucceeded) await orders.fulfil(reference_id, tx);
    if (isEnd(status)) await orders.close(reference_id, payment_id, tx);
  };

/** Requests the status of an order's payment and updates the order: a webhook may be late or never arrive. */
export const reconcile = async <Tx>(
  { id }: Order,
  { paymentId }: OrderPayment,
  { client, orders, onError }: Reconciling<Tx>,
): Promise<Outcome> => {
  const outcome = await readOutcome(client, paymentId, onError);
  if (outcome.kind === 'paid') await orders.fulfil(id);
  if (outcome.kind === 'paid' || outcome.kind === 'declined' || isEnd(outcome.kind)) await orders.close(id, paymentId);
  return outcome;
};

/** Reconciles every order whose payment should have ended but for which no webhook has arrived. */
export const reconcileOverdue = async <Tx>(reconciling: Reconciling<Tx>, nowMs: number): Promise<void> => {
  for (const order of await reconciling.orders.overdue(Math.floor(nowMs / 1_000))) {
    try {
      if (order.payment) await reconcile(order, order.payment, reconciling);
    } catch (error) {
      // Must not keep the other orders from being reconciled; this one is retried in the next run.
      reconciling.onError(error);
    }
  }
};
