import type { PaymentStatus, WebhookSnapshot } from 'pay-status/contract';
import type { MerchantClient } from 'pay-status/merchant';
import type { PaymentChange } from 'pay-status/webhooks';
import type { Order, OrderPayment, Orders } from './orders.js';
import { readOutcome, type Outcome } from './outcome.js';

/** After these, no money comes any more. */
const UNPAID_ENDS: readonly string[] = ['failed', 'expired', 'cancelled'] satisfies readonly PaymentStatus[];

export interface Reconciling<Tx> {
  readonly client: MerchantClient;
  readonly orders: Orders<Tx>;
  readonly onError: (error: unknown) => void;
}

/**
 * What the shop does when the gateway tells it of a payment. It is told as often as it takes; `firstSucceeded` is true once,
 * and what is written by `tx` is kept together with that.
 */
export const createPaymentHandler =
  <Tx>(orders: Orders<Tx>) =>
  async ({ reference_id, status }: WebhookSnapshot, { firstSucceeded, tx }: PaymentChange<Tx>): Promise<void> => {
    if (!reference_id) return;
    if (firstSucceeded) await orders.fulfil(reference_id, tx);
    if (UNPAID_ENDS.includes(status)) await orders.close(reference_id, tx);
  };

/** Asks how the payment of an order stands, and acts on it: an event may be late, or never come. */
export const reconcile = async <Tx>(
  { id }: Order,
  { paymentId }: OrderPayment,
  { client, orders, onError }: Reconciling<Tx>,
): Promise<Outcome> => {
  const outcome = await readOutcome(client, paymentId, onError);
  if (outcome.kind === 'paid') await orders.fulfil(id);
  if (outcome.kind === 'declined' || UNPAID_ENDS.includes(outcome.kind)) await orders.close(id);
  return outcome;
};

/** Asks of every order whose time to pay is over and of which no event has said how it ended. */
export const reconcileOverdue = async <Tx>(reconciling: Reconciling<Tx>, nowMs: number): Promise<void> => {
  for (const order of await reconciling.orders.overdue(Math.floor(nowMs / 1_000))) {
    try {
      if (order.payment) await reconcile(order, order.payment, reconciling);
    } catch (error) {
      // The others are not to wait for it, and it has its turn again.
      reconciling.onError(error);
    }
  }
};
