import type { CreatePaymentRequest } from '../../../contract/schemas/create-payment.js';
import { countBytes } from '../../shared/count-bytes.js';
import type { MerchantClient } from '../merchant-client.js';
import type { CheckoutOrder } from './checkout-options.js';
import { createAttempt } from './create-attempt.js';
import { MAX_ITEMS_BYTES, type CheckoutSession } from './session.js';

const toCreateRequest = (order: CheckoutOrder): CreatePaymentRequest => {
  const { referenceId, amount, successUrl, errorUrl, expiresAt } = order;
  const checkout = { ...(successUrl && { successUrl }), ...(errorUrl && { errorUrl }) };
  return {
    referenceId,
    amount,
    ...(Object.keys(checkout).length > 0 && { checkout }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
};

/** A cookie that is too long is dropped by browsers: then the buyer would not see their own payment. */
const fitItems = ({ items }: CheckoutOrder): CheckoutOrder['items'] =>
  items && countBytes(JSON.stringify(items)) <= MAX_ITEMS_BYTES ? items : undefined;

/** An order with its payment. */
export interface PlacedOrder {
  /** The rights of the buyer's browser. */
  readonly session: CheckoutSession;
  /** True if the payment has succeeded. */
  readonly isPaid: boolean;
}

/** Creates the payment of an order, or finds the one that it has. */
export const placeOrder = async (
  client: MerchantClient,
  order: CheckoutOrder,
  signal: AbortSignal,
): Promise<PlacedOrder> => {
  const { idempotencyKey, referenceId, amount, successUrl, errorUrl, retryUrl } = order;
  const { payment, isPaid } = await createAttempt(client, toCreateRequest(order), { idempotencyKey, signal });
  const { paymentId, gatewayUrl, expiresAt } = payment;
  const items = fitItems(order);
  const session = { paymentId, gatewayUrl, expiresAt, amount, referenceId, isOwner: true };
  const optional = { items, successUrl, errorUrl, retryUrl };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { session: { ...session, ...given }, isPaid };
};
