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

/** Creates the payment of an order, or finds the one that it has, and returns what its buyer's browser may see and do. */
export const placeOrder = async (
  client: MerchantClient,
  order: CheckoutOrder,
  signal: AbortSignal,
): Promise<CheckoutSession> => {
  const { idempotencyKey, referenceId, amount, successUrl, errorUrl, retryUrl } = order;
  const { paymentId, gatewayUrl, expiresAt } = await createAttempt(client, toCreateRequest(order), {
    idempotencyKey,
    signal,
  });
  const items = fitItems(order);
  const session = { paymentId, gatewayUrl, expiresAt, amount, referenceId, isOwner: true };
  const optional = { items, successUrl, errorUrl, retryUrl };
  return {
    ...session,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
};
