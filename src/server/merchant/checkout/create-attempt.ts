import { getOutcome } from '../../../contract/payment-status.js';
import type { CreatePaymentRequest, CreatePaymentResponse } from '../../../contract/schemas/create-payment.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import type { MerchantClient } from '../merchant-client.js';

/** The most payments of one order. Each earlier one takes two requests to the gateway. */
export const MAX_ATTEMPTS_PER_ORDER = 20;

/** Every attempt has a number: otherwise the second one of `a` would have the key of an order `a-2`. */
const toKey = (idempotencyKey: string, attempt: number): string => `${idempotencyKey}-${attempt}`;

/** A payment of an order. */
interface Attempt {
  readonly payment: CreatePaymentResponse;
  /** True if the payment has succeeded. */
  readonly isPaid: boolean;
}

/**
 * Creates the payment of an order, or returns the one that it has. An earlier attempt that the gateway calls final and
 * unsuccessful is followed by another; while one is open, processing or succeeded, there is no other.
 *
 * Nothing is stored: the gateway answers the key of an earlier attempt with its payment.
 */
export const createAttempt = async (
  client: Pick<MerchantClient, 'createPayment' | 'getPaymentStatus'>,
  request: CreatePaymentRequest,
  { idempotencyKey, signal }: { readonly idempotencyKey: string; readonly signal: AbortSignal },
): Promise<Attempt> => {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS_PER_ORDER; attempt++) {
    const payment = await client.createPayment(request, { idempotencyKey: toKey(idempotencyKey, attempt), signal });
    // The answer to a key that was used before says how the payment began.
    const outcome = getOutcome(await client.getPaymentStatus(payment.paymentId, { signal }));
    if (outcome !== 'failure') return { payment, isPaid: outcome === 'success' };
  }
  throw new ConfigurationError(
    'invalid_option',
    `The order with the idempotencyKey ${idempotencyKey} has ${MAX_ATTEMPTS_PER_ORDER} unsuccessful payments. Use a new key to go on.`,
  );
};
