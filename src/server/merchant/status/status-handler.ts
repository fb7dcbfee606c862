import { pickStatusFields } from '../../../contract/pick-fields.js';
import { systemClock, type Clock } from '../../../core/clock.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { checkFunction, checkOptionNames, checkOptionsGiven } from '../../shared/check-options.js';
import { createErrorReporter } from '../../shared/error-reporter.js';
import { requireRequest } from '../../shared/require-request.js';
import { assertAuthorize, createAccessCheck, type Authorize, type GetPaymentId } from '../access.js';
import { logError } from '../log-error.js';
import { checkWholeNumber } from '../merchant-gateway.js';
import { createMistakeReporter } from '../mistake-reporter.js';
import {
  respondClientClosed,
  respondInternalError,
  respondInvalidMaxPollMs,
  respondJson,
  respondMethodNotAllowed,
  respondNotFound,
  respondOverloaded,
  respondTooManyRequests,
  respondUpstreamFailure,
} from '../responses.js';
import { canShareRequests } from './can-share-requests.js';
import { StatusPolls, type StatusPollsOptions } from './status-polls.js';
import { getLastSegment, readMaxPollMs } from './status-request.js';

/** The default of `maxWaitersPerPayment`: many more than the tabs of a buyer. */
export const MAX_WAITERS_PER_PAYMENT = 100;
/** The default of `maxWaiters`: one process of Node holds as many open connections. */
export const MAX_WAITERS = 10_000;

/** Options of {@link createStatusHandler}. */
export interface StatusHandlerOptions {
  readonly client: StatusPollsOptions['client'];
  /**
   * Returns true if this caller may see this payment, by your own session and orders. Any other value is answered with 404;
   * one that is not a boolean is also passed to `onError`, once for each type.
   * There is no default, because an open endpoint would show a payment to anyone who knows its id. Called for each request.
   */
  readonly authorize: Authorize;
  /** Extracts the payment id from the request; by default the last segment of the path, which begins with `pay_`. */
  readonly getPaymentId?: GetPaymentId | undefined;
  /**
   * Maximum number of requests for one payment that wait for an answer, 1 or more; {@link MAX_WAITERS_PER_PAYMENT} by default.
   * More are answered with 429 and `Retry-After`.
   */
  readonly maxWaitersPerPayment?: number | undefined;
  /**
   * Maximum number of requests for all payments that wait for an answer, 1 or more; {@link MAX_WAITERS} by default. More are
   * answered with 503 and `Retry-After`.
   */
  readonly maxWaiters?: number | undefined;
  /**
   * Subscribes to the notifications of all processes of your server: call `notify` with the payment id of each. Called once,
   * when the handler is created; an error is passed to `onError`.
   */
  readonly subscribe?: ((notify: (paymentId: string) => void) => unknown) | undefined;
  /**
   * Called with errors that the caller does not see: failures of the gateway, or of your own functions. Once for a request to
   * the gateway, however many callers share it. Its result is awaited. `console.error` by default.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
  /** The machine's clock by default. */
  readonly clock?: Clock | undefined;
}

const OPTION_NAMES: Readonly<Record<keyof StatusHandlerOptions, boolean>> = {
  client: true,
  authorize: true,
  getPaymentId: false,
  maxWaitersPerPayment: false,
  maxWaiters: false,
  subscribe: false,
  onError: false,
  clock: false,
};

/** Answers status requests. Never rejects, unless it is called with anything but a `Request`. */
export interface StatusHandler {
  (request: Request): Promise<Response>;
  /**
   * Tells the handler that a payment may have changed. Call it after you have verified a webhook. If visitors wait for this
   * payment, it sends one plain request to the gateway, and answers them at once if the status has changed. Resolves then;
   * never rejects: an error is passed to `onError`, and the visitors keep waiting.
   */
  readonly notify: (paymentId: string) => Promise<void>;
}

/** Gets the status of a payment that the caller may see. */
const respondStatus = async (polls: StatusPolls, paymentId: string, request: Request): Promise<Response> => {
  const maxPollMs = readMaxPollMs(request);
  if (maxPollMs === null) return respondInvalidMaxPollMs();
  const limit = polls.getExceededLimit(paymentId);
  if (limit) return limit === 'maxWaiters' ? respondOverloaded() : respondTooManyRequests();
  const { signal } = request;
  try {
    return respondJson(200, pickStatusFields(await polls.getStatus(paymentId, maxPollMs, signal)));
  } catch (error) {
    return signal.aborted ? respondClientClosed() : respondUpstreamFailure(error);
  }
};

/**
 * Creates the handler of a page's `status-url`. It answers with the gateway's status response, so that the page needs no
 * credentials of the gateway. All requests for a payment share one held and one plain request to the gateway:
 *
 * - A plain request is answered with a status that the gateway was asked for after the request arrived.
 * - A long poll waits until the status changes, at most for its own `maxPollMs` (60 s) and the gateway's answer. It is answered
 *   at once if its visitor may have missed a change since its last answer. The interface has no "last seen" value, so the
 *   handler keeps its answers until their visitors return: a visitor sends a plain request first, then the same `maxPollMs`
 *   each time, and returns within `pollInMs` and 10 s, as the element does.
 * - A gateway's error is the answer to all requests that share it.
 * - When a page disconnects, its request leaves; with the last one, the request to the gateway is aborted.
 *
 * Cloudflare Workers and edge functions cannot share requests: there each one is a request to the gateway, and the limits
 * and `notify` have no effect.
 *
 * @throws ConfigurationError `missing_authorize`, `invalid_option`
 */
export const createStatusHandler = (handlerOptions: StatusHandlerOptions): StatusHandler => {
  checkOptionsGiven('createStatusHandler', handlerOptions);
  checkOptionNames(handlerOptions, OPTION_NAMES);
  const {
    client,
    authorize,
    getPaymentId,
    maxWaitersPerPayment = MAX_WAITERS_PER_PAYMENT,
    maxWaiters = MAX_WAITERS,
    subscribe,
    onError = logError,
    clock = systemClock,
  } = handlerOptions;
  assertAuthorize(authorize);
  if (typeof (client as Partial<typeof client> | undefined)?.getPaymentStatus !== 'function') {
    throw new ConfigurationError('invalid_option', 'client must be the result of createMerchantClient.');
  }

  checkFunction('onError', onError);
  const reportError = createErrorReporter(onError);
  const getAllowedPayment = createAccessCheck({
    authorize,
    getPaymentId,
    getIdOfPath: getLastSegment,
    placeOfId: 'The last segment of the path',
    reportMistake: createMistakeReporter(reportError),
  });
  const options: StatusPollsOptions = {
    client,
    clock,
    reportError,
    maxWaitersPerPayment: checkWholeNumber('maxWaitersPerPayment', maxWaitersPerPayment, 1),
    maxWaiters: checkWholeNumber('maxWaiters', maxWaiters, 1),
  };
  const shared = new StatusPolls(options);
  const isShared = canShareRequests();

  const handle = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return respondMethodNotAllowed('GET');
    try {
      const paymentId = await getAllowedPayment(request);
      if (!paymentId) return respondNotFound();
      return await respondStatus(isShared ? shared : new StatusPolls(options), paymentId, request);
    } catch (error) {
      await reportError(error);
      return respondInternalError();
    }
  };

  const notify = (paymentId: string): Promise<void> => shared.notify(paymentId);
  const start = async (): Promise<void> => {
    try {
      await subscribe?.((paymentId) => void notify(paymentId));
    } catch (error) {
      await reportError(error);
    }
  };
  void start();

  return Object.assign(requireRequest(handle, reportError), { notify });
};
