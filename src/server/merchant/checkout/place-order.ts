import type { CreatePaymentRequest } from '../../../contract/schemas/create-payment.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import type { MerchantClient } from '../merchant-client.js';
import type { CheckoutOrder } from './checkout-options.js';
import { createAttempt } from './create-attempt.js';
import { MAX_ITEMS_BYTES, MAX_URLS_BYTES, type CheckoutSession } from './session.js';

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

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

/** A cookie that is too long is dropped by browsers: then the buyer would not see their own payment. */
const fitItems = ({ items }: CheckoutOrder): CheckoutOrder['items'] =>
  items && countBytes(JSON.stringify(items)) <= MAX_ITEMS_BYTES ? items : undefined;

/** Gateways forget idempotency keys after a day: a payment that is still open then could not be found again. */
const MAX_EXPIRY_MS = 23 * 60 * 60 * 1_000;

/** @throws ConfigurationError `invalid_option` for what would lock the buyer out of a payment, or let them pay a second one */
const checkOrder = (
  { successUrl = '', errorUrl = '', retryUrl = '', expiresAt = 0 }: CheckoutOrder,
  nowMs: number,
): void => {
  if (countBytes(successUrl + errorUrl + retryUrl) > MAX_URLS_BYTES)
    throw new ConfigurationError(
      'invalid_option',
      `successUrl, errorUrl and retryUrl have more than ${MAX_URLS_BYTES} bytes. Shorten them.`,
    );
  if (expiresAt * 1_000 > nowMs + MAX_EXPIRY_MS)
    throw new ConfigurationError('invalid_option', 'expiresAt must be within 23 hours. Set an earlier one.');
};

/** Creates the payment of an order, or finds the one that it has, and returns what its buyer's browser may see and do. */
export const placeOrder = async (
  client: MerchantClient,
  order: CheckoutOrder,
  { signal, nowMs }: { readonly signal: AbortSignal; readonly nowMs: number },
): Promise<CheckoutSession> => {
  const { idempotencyKey, referenceId, amount, successUrl, errorUrl, retryUrl } = order;
  checkOrder(order, nowMs);
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
