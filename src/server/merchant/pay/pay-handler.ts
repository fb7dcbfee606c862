import type { Fetch } from '../../../client/transport.js';
import { HEADERS } from '../../../contract/headers.js';
import { systemClock, type Clock } from '../../../core/clock.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { parseBaseUrl } from '../../../core/url/base-url.js';
import { isHeaderValue } from '../../../core/header-value.js';
import { checkFunction, checkOptionNames, checkOptionsGiven } from '../../shared/check-options.js';
import { createErrorReporter } from '../../shared/error-reporter.js';
import { requireRequest } from '../../shared/require-request.js';
import { assertAuthorize, createAccessCheck, type Authorize, type GetPaymentId, type StatusAccess } from '../access.js';
import { assertServer } from '../assert-server.js';
import { logError } from '../log-error.js';
import { checkWholeNumber, REQUEST_TIMEOUT_MS } from '../merchant-gateway.js';
import { createMistakeReporter } from '../mistake-reporter.js';
import {
  respondClientClosed,
  respondError,
  respondInternalError,
  respondJson,
  respondMethodNotAllowed,
  respondNotFound,
  respondRateLimited,
} from '../responses.js';
import { checkOrigins, isSameOrigin, respondForeignOrigin } from '../same-origin.js';
import { createPayHeaders, type PayCredentials } from './pay-credentials.js';
import { callPayGateway, toPayFailure, type PayGateway } from './pay-gateway.js';
import { findRoute, getSegmentBeforeRoute, isJson, readPayBody, type PayRoute } from './pay-request.js';
import { describeVisitor, isVisitor } from './visitor.js';
import { VisitorLimit } from './visitor-limit.js';

/** The default of `maxRequestsPerMinute`: a buyer who compares wallets and assets sends about ten. */
export const MAX_PAY_REQUESTS_PER_MINUTE = 60;

/** Options of {@link createPayHandler} besides the credentials. */
export interface PayHandlerSettings {
  /** The gateway: https, or http on loopback. */
  readonly baseUrl: string;
  /** Sent as `Svc-Version`, such as `2026-02-18`; the gateway chooses the version by default. */
  readonly apiVersion?: string | undefined;
  /**
   * Returns true if this caller may pay this payment, by your own session and orders: the function of `createStatusHandler`. Any
   * other value is answered with 404. Called for each request.
   */
  readonly authorize: Authorize;
  /** Extracts the payment id from the request; by default the segment before the route, which begins with `pay_`. */
  readonly getPaymentId?: GetPaymentId | undefined;
  /**
   * The origins of your pages, such as `https://shop.example`; by default that of the request. Set them for browsers without
   * `Sec-Fetch-Site` if a proxy changes the header `Host`. Requests of pages of any other origin are answered with 403.
   */
  readonly origins?: readonly string[] | undefined;
  /** Maximum number of requests of a visitor within a minute, 1 or more; {@link MAX_PAY_REQUESTS_PER_MINUTE} by default. More are answered with 429 and `Retry-After`. */
  readonly maxRequestsPerMinute?: number | undefined;
  /** Identifies a visitor for `maxRequestsPerMinute`; by the payment by default, which `authorize` allows one visitor to pay. */
  readonly getVisitor?: ((access: StatusAccess) => string | Promise<string>) | undefined;
  /** Timeout of a request to the gateway, milliseconds; {@link REQUEST_TIMEOUT_MS} by default. A page waits 15 s. */
  readonly requestTimeoutMs?: number | undefined;
  /**
   * Called with errors that the caller does not see: failures of the gateway, or of your own functions. Its result is awaited.
   * `console.error` by default.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
  /** The global `fetch` by default, looked up at each request. */
  readonly fetch?: Fetch | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
}

/** Options of {@link createPayHandler}. */
export type PayHandlerOptions = PayHandlerSettings & PayCredentials;

/** Answers requests below a page's `pay-url`. Never rejects, unless it is called with anything but a `Request`. */
export type PayHandler = (request: Request) => Promise<Response>;

type OptionName = keyof PayHandlerSettings | 'appId' | 'clientId' | 'walletKey';

const OPTION_NAMES: Readonly<Record<OptionName, boolean>> = {
  baseUrl: true,
  appId: false,
  clientId: false,
  walletKey: false,
  apiVersion: false,
  authorize: true,
  getPaymentId: false,
  origins: false,
  maxRequestsPerMinute: false,
  getVisitor: false,
  requestTimeoutMs: false,
  onError: false,
  fetch: false,
  clock: false,
};

const readVersion = (apiVersion: string | undefined): Readonly<Record<string, string>> => {
  if (!apiVersion) return {};
  if (isHeaderValue(apiVersion)) return { [HEADERS.SVC_VERSION]: apiVersion };
  throw new ConfigurationError('invalid_credentials', 'apiVersion must be ASCII text, such as 2026-02-18.');
};

/** The only query that the page sends. Others are dropped. */
const toQuery = (route: PayRoute, { url }: Request): string =>
  route === 'options' && new URL(url).searchParams.get('includePaymentInfo') === 'true'
    ? '?includePaymentInfo=true'
    : '';

const respondNotJson = (): Response => respondError(415, 'invalid_params', 'The content type must be application/json');

/**
 * Creates the handler of a page's `pay-url`, below which a buyer pays with a wallet: `POST {pay-url}/options`, `/fetch` and
 * `/confirm`. It forwards the body to the gateway, and the gateway's answer to the page, so that the page needs neither the gateway's
 * address nor its credentials. The status comes from `createStatusHandler`.
 *
 * - Only scripts of your own pages may send requests: the header `Sec-Fetch-Site` or `Origin` must say so, and the content type is JSON.
 * - `authorize` decides who may pay a payment. The same response is given for an unknown payment and for a forbidden one.
 * - A refusal of the gateway keeps its status, code, message and `Retry-After`. Refused credentials are answered with 502.
 * - Nothing is retried, because the page knows what may be sent again. When it disconnects, the request to the gateway is aborted.
 *
 * @throws ConfigurationError `missing_authorize`, `missing_credentials`, `conflicting_credentials`, `invalid_credentials`,
 * `invalid_base_url`, `invalid_option`, `server_only`
 */
export const createPayHandler = (options: PayHandlerOptions): PayHandler => {
  assertServer();
  checkOptionsGiven('createPayHandler', options);
  checkOptionNames(options, OPTION_NAMES);
  const { authorize, getPaymentId, getVisitor, walletKey, clock = systemClock, onError = logError } = options;
  assertAuthorize(authorize);
  checkFunction('getPaymentId', getPaymentId);
  checkFunction('getVisitor', getVisitor);
  checkFunction('onError', onError);
  const gateway: PayGateway = {
    base: parseBaseUrl(options.baseUrl),
    fetch: options.fetch,
    clock,
    requestTimeoutMs: checkWholeNumber('requestTimeoutMs', options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS, 1),
  };
  const getHeaders = createPayHeaders(options);
  const version = readVersion(options.apiVersion);
  const origins = checkOrigins(options.origins);
  const perMinute = options.maxRequestsPerMinute ?? MAX_PAY_REQUESTS_PER_MINUTE;
  const limit = new VisitorLimit(checkWholeNumber('maxRequestsPerMinute', perMinute, 1), clock);
  const reportError = createErrorReporter(onError);
  const reportMistake = createMistakeReporter(reportError);
  const getAllowedPayment = createAccessCheck({
    authorize,
    getPaymentId,
    getIdOfPath: getSegmentBeforeRoute,
    placeOfId: 'The segment of the path before the route',
    reportMistake,
  });

  const forward = async (route: PayRoute, access: StatusAccess): Promise<Response> => {
    const { paymentId, request } = access;
    const visitor: unknown = getVisitor ? await getVisitor(access) : paymentId;
    if (!isVisitor(visitor)) {
      const value = describeVisitor(visitor);
      await reportMistake(
        `getVisitor ${value}`,
        `getVisitor returned ${value}. Return a text that identifies the visitor.`,
      );
      return respondNotFound();
    }
    const waitS = limit.count(visitor);
    if (waitS) return respondRateLimited(waitS);
    const body = await readPayBody(request);
    if (typeof body !== 'string') return body;
    const headers = { ...(await getHeaders(access)), ...version };
    const { signal } = request;
    try {
      const call = { paymentId, route, query: toQuery(route, request), headers, body, signal };
      return respondJson(200, await callPayGateway(gateway, call));
    } catch (error) {
      if (signal.aborted) return respondClientClosed();
      const { response, report } = toPayFailure(error, gateway.base, walletKey);
      if (report !== undefined) await reportError(report);
      return response;
    }
  };

  const handle = async (request: Request): Promise<Response> => {
    const route = findRoute(request);
    if (!route) return respondNotFound();
    if (request.method !== 'POST') return respondMethodNotAllowed('POST');
    if (!isSameOrigin(request, origins)) return respondForeignOrigin();
    if (!isJson(request)) return respondNotJson();
    try {
      const paymentId = await getAllowedPayment(request);
      return paymentId ? await forward(route, { paymentId, request }) : respondNotFound();
    } catch (error) {
      if (request.signal.aborted) return respondClientClosed();
      await reportError(error);
      return respondInternalError();
    }
  };

  return requireRequest(handle, reportError);
};
