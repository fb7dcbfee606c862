import { systemClock } from '../../../core/clock.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { createErrorReporter } from '../../shared/error-reporter.js';
import { requireRequest } from '../../shared/require-request.js';
import { createAccessCheck, type Authorize } from '../access.js';
import { assertServer } from '../assert-server.js';
import { logError } from '../log-error.js';
import { checkWholeNumber } from '../merchant-gateway.js';
import { createMistakeReporter } from '../mistake-reporter.js';
import { createPayHandler } from '../pay/pay-handler.js';
import { VisitorLimit } from '../pay/visitor-limit.js';
import { respondInternalError, respondMethodNotAllowed, respondNotFound } from '../responses.js';
import { checkOrigins } from '../same-origin.js';
import { createStatusHandler, type StatusHandler } from '../status/status-handler.js';
import { createAssets } from './assets.js';
import { cancel } from './cancel.js';
import { checkCheckoutOptions, MAX_CREATIONS_PER_MINUTE, type CheckoutOptions } from './checkout-options.js';
import { create } from './create.js';
import { openLink } from './open-link.js';
import { createKeyCheck } from './order-keys.js';
import { findCheckoutRoute, type CheckoutRoute } from './routes.js';
import { createSessionTokens } from './session.js';
import { Sessions } from './sessions.js';
import { respondNoPage, showPage } from './show-page.js';
import { createTokenSigner } from './signed-token.js';

/** The whole checkout of a merchant. Never rejects, unless it is called with anything but a `Request`. */
export interface Checkout extends Pick<StatusHandler, 'notify'> {
  (request: Request): Promise<Response>;
}

/** The method of each kind of request. */
const METHODS: Readonly<Record<CheckoutRoute['kind'], 'GET' | 'POST'>> = {
  create: 'POST',
  page: 'GET',
  status: 'GET',
  pay: 'POST',
  cancel: 'POST',
  link: 'GET',
  asset: 'GET',
};

/**
 * Creates the whole checkout of a merchant, mounted at one path:
 *
 * - `POST {path}` creates the payment of the order that `order` returns, and redirects to its page (303), or answers a request that
 *   accepts JSON with a {@link CreatedCheckout}. Only pages of your own may send it, and it is never a GET. An order has one
 *   payment: the next one is created only after the gateway calls the last one final and unsuccessful.
 * - `GET {path}/{id}` is the page on which the buyer pays, `GET {path}/{id}/status`, `POST {path}/{id}/pay/{route}` and
 *   `POST {path}/{id}/cancel` answer its requests, and `GET {path}/assets/{file}` serves the package's browser files.
 * - A signed cookie, one for each payment, proves that this browser has created the payment: there is no database.
 *   `GET {path}/{id}/{capability}` lets another browser, such as that of a wallet, see and pay the payment until it expires.
 *   Everybody else gets the same answer as for a payment that does not exist.
 *
 * The whole path of a request must reach the handler: a router must not remove the path at which it is mounted.
 *
 * @throws ConfigurationError `invalid_option`, and what `createPayHandler` and `createStatusHandler` throw
 */
export const createCheckout = (options: CheckoutOptions): Checkout => {
  assertServer();
  checkCheckoutOptions(options);
  const { client, path = '/checkout', clock = systemClock, onError = logError } = options;
  const origins = checkOrigins(options.origins);
  const reportError = createErrorReporter(onError);
  const reportMistake = createMistakeReporter(reportError);
  const perMinute = options.maxCreationsPerMinute ?? MAX_CREATIONS_PER_MINUTE;
  const tokens = createSessionTokens(createTokenSigner(options.secret), clock);
  const sessions = new Sessions({
    tokens,
    path,
    origins,
    attributes: options.attributes,
    hasLinks: !options.authorize,
    mayCancel: options.mayCancel !== false,
    reportMistake,
  });
  const assets = createAssets(`${path}/assets`, options.cdnFolder);
  const context = {
    options,
    origins,
    tokens,
    sessions,
    assets,
    reportError,
    reportMistake,
    checkKey: createKeyCheck(client, reportMistake),
  };
  const limit = new VisitorLimit(checkWholeNumber('maxCreationsPerMinute', perMinute, 1), clock);

  const getPaymentId = (request: Request): string | undefined => {
    const route = findCheckoutRoute(request, path);
    return route && 'paymentId' in route ? route.paymentId : undefined;
  };
  const authorize: Authorize =
    options.authorize ?? (async ({ paymentId, request }) => (await sessions.read(paymentId, request)) !== undefined);
  const access = { authorize, getPaymentId };
  const { appId, clientId, walletKey, subscribe, fetch } = options;
  const credentials = walletKey === undefined ? { appId, clientId } : { walletKey };
  const status = createStatusHandler({ client, ...access, subscribe, onError, clock });
  const pay = createPayHandler({ baseUrl: client.baseUrl, ...credentials, ...access, origins, onError, fetch, clock });
  const getAllowedPayment = createAccessCheck({
    ...access,
    getIdOfPath: getPaymentId,
    placeOfId: 'The segment after the path',
    reportMistake,
  });

  const respond = async (route: CheckoutRoute, request: Request): Promise<Response> => {
    switch (route.kind) {
      case 'create':
        return create(context, limit, request);
      case 'asset':
        return assets.respond(route.file, request);
      case 'link':
        return openLink(context, route, request);
      case 'status':
        return status(request);
      case 'pay':
        return pay(request);
      case 'page':
        return (await getAllowedPayment(request)) ? showPage(context, route.paymentId, request) : respondNoPage();
      case 'cancel':
        return (await getAllowedPayment(request))
          ? cancel(context, limit, route.paymentId, request)
          : respondNotFound();
    }
  };

  const handle = async (request: Request): Promise<Response> => {
    const route = findCheckoutRoute(request, path);
    if (!route) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${path}/`))
        await reportMistake(
          'path',
          `A request for ${quoteValue(pathname)} is not below the path of the checkout, ${path}. Set path to where it is mounted.`,
        );
      return respondNotFound();
    }
    const method = METHODS[route.kind];
    if (request.method !== method) return respondMethodNotAllowed(method);
    try {
      return await respond(route, request);
    } catch (error) {
      await reportError(error);
      return respondInternalError();
    }
  };

  return Object.assign(requireRequest(handle, reportError), { notify: status.notify });
};
