import { systemClock } from '../../../core/clock.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { readBody } from '../../shared/read-body.js';
import { createVisitorError, isVisitor } from '../pay/visitor.js';
import {
  isGatewayError,
  respondClientClosed,
  respondError,
  respondJson,
  respondRateLimited,
  respondUpstreamFailure,
} from '../responses.js';
import { isRefusal } from '../../../core/errors/is-refusal.js';
import { getWeight } from '../../shared/media-type.js';
import type { VisitorLimit } from '../pay/visitor-limit.js';
import { isSameOrigin, respondForeignOrigin } from '../same-origin.js';
import type { CheckoutAttributes } from './checkout-attributes.js';
import type { CheckoutContext } from './checkout-context.js';
import type { CheckoutOrder } from './checkout-options.js';
import { checkOrder } from './check-order.js';
import { respondNotice } from './page.js';
import { placeOrder, type PlacedOrder } from './place-order.js';
import { explainOrigin, findOtherOrigin, getOrigin } from './request-origin.js';
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

/** The largest body of a request that creates a payment, bytes. */
const MAX_ORDER_BODY_BYTES = 1_048_576;

/** Returns a copy of the request whose body is in memory; undefined if that is too large. */
const limitBody = async (request: Request): Promise<Request | undefined> => {
  if (request.bodyUsed)
    throw new ConfigurationError('missing_raw_body', 'Pass a Request whose body no body parser has read.');
  const body = await readBody(request, MAX_ORDER_BODY_BYTES);
  const { url, method, headers, signal } = request;
  return body && new Request(url, { method, headers, signal, body });
};

/** Reports likely mistakes of the integration that cause no error. */
const reportLikelyMistakes = async (
  { options, origins, reportMistake, checkKey }: CheckoutContext,
  order: CheckoutOrder,
  { session, isPaid }: PlacedOrder,
  request: Request,
): Promise<void> => {
  await checkKey(order, session.paymentId, request.signal);
  if (isPaid)
    await reportMistake(
      'paid',
      `order returned the order ${quoteValue(session.referenceId)}, whose payment has succeeded: its buyer sees the receipt. Unless the webhook is still on the way, order must return null for a paid order, also after a restart.`,
    );
  const page = options.authorize ? undefined : findOtherOrigin(request, origins);
  if (page)
    await reportMistake(
      'host',
      `A page of ${quoteValue(page)} has created a payment, whose link for wallets begins with ${quoteValue(getOrigin(request, origins))}: a proxy has changed the header Host. If the page is yours, add its origin to origins.`,
    );
};

/** The types of a form's body. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** An address that many buyers may have in common: no buyer of a public shop has one. */
const PRIVATE_ADDRESS =
  /^(?:::ffff:)?(?:(?:10|127)\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$|^::1$|^f[cd][\da-f]{2}:[\da-f:]+$/i;

/** One buyer who repeats a request has few orders. */
const MIN_ORDERS_OF_PROXY = 5;

const reportProxy = async ({ reportMistake }: CheckoutContext, visitor: string, orders: number): Promise<void> => {
  if (orders < MIN_ORDERS_OF_PROXY) return;
  await reportMistake(
    'visitor',
    `getVisitor returned ${quoteValue(visitor)} for ${orders} different orders within a minute: is that the address of a proxy? Buyers are refused (maxCreationsPerMinute).`,
  );
};

/** The request for `order`. Its form is no JSON, which a SyntaxError does not say. */
const toOrderRequest = (request: Request): Request => {
  const copy = request.clone();
  if (!FORM.test(copy.headers.get('content-type') ?? '')) return copy;
  const json = (): Promise<never> =>
    Promise.reject(
      new ConfigurationError(
        'invalid_option',
        'order called request.json(), but the button sends a form. Use (await request.formData()).get(name).',
      ),
    );
  return Object.defineProperty(copy, 'json', { value: json });
};

const isOrder = (value: unknown): value is CheckoutOrder => typeof value === 'object' && value !== null;

/** Creates the payment of the visitor's order, or finds the one that it has. */
export const create = async (context: CheckoutContext, limit: VisitorLimit, request: Request): Promise<Response> => {
  const { options, origins, reportError, reportMistake } = context;
  const { client, order: findOrder, getVisitor, clock = systemClock } = options;
  if (!isSameOrigin(request, origins)) {
    await reportMistake('origin', explainOrigin(request));
    return respondForeignOrigin();
  }
  const copy = await limitBody(request);
  if (!copy) return respondError(413, 'invalid_params', `The form has more than ${MAX_ORDER_BODY_BYTES} bytes`);
  const order: unknown = await findOrder(toOrderRequest(copy));
  if (order === undefined)
    await reportMistake(
      'order',
      'order returned undefined. Return the order, or null if there is nothing to pay; is a return missing?',
    );
  if (!isOrder(order)) return respondNoOrder(request);
  checkOrder(order, clock.now());
  const visitor: unknown = getVisitor ? await getVisitor(copy) : order.idempotencyKey;
  if (!isVisitor(visitor)) throw createVisitorError(visitor);
  const mayBeProxy = getVisitor !== undefined && PRIVATE_ADDRESS.test(visitor);
  const waitS = limit.count(visitor, mayBeProxy ? order.idempotencyKey : undefined);
  if (waitS) {
    if (mayBeProxy) await reportProxy(context, visitor, limit.countOrders(visitor));
    return respondRateLimited(waitS);
  }
  let placed: PlacedOrder;
  try {
    placed = await placeOrder(client, order, request.signal);
  } catch (error) {
    if (request.signal.aborted) return respondClientClosed();
    await reportError(error);
    return respondNotCreated(request, error);
  }
  await reportLikelyMistakes(context, order, placed, request);
  return respondCreated(context, placed.session, request);
};
