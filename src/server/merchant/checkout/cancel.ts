import { isRefusal } from '../../../core/errors/is-refusal.js';
import type { VisitorLimit } from '../pay/visitor-limit.js';
import {
  isGatewayError,
  respondClientClosed,
  respondError,
  respondJson,
  respondNotFound,
  respondRateLimited,
  respondUpstreamFailure,
} from '../responses.js';
import { isSameOrigin, respondForeignOrigin } from '../same-origin.js';
import type { CheckoutContext } from './checkout-context.js';

/** The gateway's refusal of a payment that can no longer be cancelled, which the page has to know. */
const respondNotCancelled = (error: unknown): Response =>
  isGatewayError(error) && error.status === 400 && isRefusal(error)
    ? respondError(400, 'invalid_state', 'The payment can no longer be cancelled')
    : respondUpstreamFailure(error);

/** Cancels a payment for the browser that has created it. */
export const cancel = async (
  context: CheckoutContext,
  limit: VisitorLimit,
  paymentId: string,
  request: Request,
): Promise<Response> => {
  const { options, origins, sessions, reportError } = context;
  if (!isSameOrigin(request, origins)) return respondForeignOrigin();
  const session = await sessions.read(paymentId, request);
  if (options.mayCancel === false || !session?.isOwner) return respondNotFound();
  const waitS = limit.count(`cancel ${paymentId}`);
  if (waitS) return respondRateLimited(waitS);
  try {
    return respondJson(200, await options.client.cancelPayment(paymentId, { signal: request.signal }));
  } catch (error) {
    if (request.signal.aborted) return respondClientClosed();
    await reportError(error);
    return respondNotCancelled(error);
  }
};
