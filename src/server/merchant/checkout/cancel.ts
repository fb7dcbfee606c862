import { isRefusal } from '../../../core/errors/is-refusal.js';
import { isGatewayError, respondError, respondJson, respondNotFound, respondUpstreamFailure } from '../responses.js';
import { isSameOrigin, respondForeignOrigin } from '../same-origin.js';
import type { CheckoutContext } from './checkout-context.js';

/** The gateway's refusal of a payment that can no longer be cancelled, which the page has to know. */
const respondNotCancelled = (error: unknown): Response =>
  isGatewayError(error) && error.status === 400 && isRefusal(error)
    ? respondError(400, 'invalid_state', 'The payment can no longer be cancelled')
    : respondUpstreamFailure(error);

/** Cancels a payment for the browser that has created it. */
export const cancel = async (context: CheckoutContext, paymentId: string, request: Request): Promise<Response> => {
  const { options, origins, sessions, reportError } = context;
  if (!isSameOrigin(request, origins)) return respondForeignOrigin();
  const session = await sessions.read(paymentId, request);
  if (options.mayCancel === false || !session?.isOwner) return respondNotFound();
  try {
    return respondJson(200, await options.client.cancelPayment(paymentId, { signal: request.signal }));
  } catch (error) {
    await reportError(error);
    return respondNotCancelled(error);
  }
};
