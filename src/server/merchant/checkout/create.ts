import { isGatewayError, respondError, respondJson, respondUpstreamFailure } from '../responses.js';
import { isRefusal } from '../../../core/errors/is-refusal.js';
import { getWeight } from '../../shared/media-type.js';
import type { VisitorLimit } from '../pay/visitor-limit.js';
import { isSameOrigin, respondForeignOrigin } from '../same-origin.js';
import type { CheckoutAttributes } from './checkout-attributes.js';
import type { CheckoutContext } from './checkout-context.js';
import { respondNotice } from './page.js';
import { placeOrder } from './place-order.js';
import type { CheckoutSession } from './session.js';

/** The answer to a script that has created a payment. */
export interface CreatedCheckout {
  readonly paymentId: string;
  /** The path of the payment's page. */
  readonly url: string;
  /** The attributes of the `<pay-checkout>` that shows and pays it. */
  readonly attributes: CheckoutAttributes;
}

/** True for a script that asks for JSON; a form asks for HTML. */
const prefersJson = ({ headers }: Request): boolean => {
  const accept = headers.get('accept') ?? '';
  return getWeight(accept, 'application/json') > getWeight(accept, 'text/html');
};

/** Responds to an order that is not the visitor's, or is paid. */
const respondNoOrder = (request: Request): Response =>
  prefersJson(request)
    ? respondError(404, 'payment_not_found', 'Nothing to pay')
    : respondNotice(404, 'Nothing to pay', 'This order is paid, or it is not yours. Go back to the shop.');

const respondTooManyOrders = (waitS: number): Response =>
  respondError(429, 'rate_limited', 'Too many requests', { 'Retry-After': String(waitS) });

/** The gateway's message is for the merchant, and so is its refusal of a request that only the merchant can correct. */
const respondNotCreated = (request: Request, error: unknown): Response => {
  const response =
    isGatewayError(error) && isRefusal(error) && error.status !== 429
      ? respondError(502, 'internal_error', 'The payment could not be created')
      : respondUpstreamFailure(error);
  return prefersJson(request)
    ? response
    : respondNotice(response.status, 'The payment could not be started', 'Go back and try again.');
};

const respondCreated = async (
  { sessions }: CheckoutContext,
  session: CheckoutSession,
  request: Request,
): Promise<Response> => {
  const { paymentId } = session;
  const url = sessions.getPage(paymentId);
  const headers = { 'Set-Cookie': await sessions.toCookieHeader(session, request), 'Cache-Control': 'no-store' };
  if (!prefersJson(request)) return new Response(null, { status: 303, headers: { ...headers, Location: url } });
  const created: CreatedCheckout = { paymentId, url, attributes: await sessions.getAttributes(session, request) };
  return respondJson(200, created, headers);
};

/** Creates the payment of the visitor's order, or finds the one that it has. */
export const create = async (context: CheckoutContext, limit: VisitorLimit, request: Request): Promise<Response> => {
  const { options, origins, reportError } = context;
  const { client, order: findOrder, getVisitor } = options;
  if (!isSameOrigin(request, origins)) return respondForeignOrigin();
  const order = await findOrder(request);
  if (!order) return respondNoOrder(request);
  const waitS = limit.count((await getVisitor?.(request)) ?? order.idempotencyKey);
  if (waitS) return respondTooManyOrders(waitS);
  let session: CheckoutSession;
  try {
    session = await placeOrder(client, order, request.signal);
  } catch (error) {
    await reportError(error);
    return respondNotCreated(request, error);
  }
  return respondCreated(context, session, request);
};
