import { pickStatusFields } from '../../../contract/pick-fields.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { createErrorReporter } from '../../shared/error-reporter.js';
import type { MerchantClient } from '../merchant-client.js';
import {
  respondClientClosed,
  respondInternalError,
  respondInvalidMaxPollMs,
  respondJson,
  respondMethodNotAllowed,
  respondNotFound,
  respondUpstreamFailure,
} from './status-responses.js';

/** The maximum `maxPollMs` that is forwarded, milliseconds: most proxies allow it, and the sandbox has the same limit. */
export const MAX_LONG_POLL_MS = 60_000;

/** A request for the status of a payment. */
export interface StatusAccess {
  /** As sent by the caller: letters, digits, `_` and `-`. A request with any other text is answered with 404. */
  readonly paymentId: string;
  readonly request: Request;
}

/** Options of {@link createStatusHandler}. */
export interface StatusHandlerOptions {
  readonly client: Pick<MerchantClient, 'getPaymentStatus'>;
  /**
   * Returns true if this caller may see this payment, by your own session and orders. Any other value is answered with 404.
   * There is no default, because an open endpoint would show a payment to anyone who knows its id.
   */
  readonly authorize: (access: StatusAccess) => boolean | Promise<boolean>;
  /** Extracts the payment id from the request; by default the last segment of the path. */
  readonly getPaymentId?: ((request: Request) => string | null | undefined) | undefined;
  /**
   * Called with errors that the caller does not see: failures of the gateway, or of your own functions. Its result is
   * awaited. `console.error` by default.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

const logError = (error: unknown): void => {
  console.error(error);
};

/** The characters of payment ids. Others, such as NUL, could make a database or a log of the merchant fail. */
const PAYMENT_ID = /^[\w-]+$/;

const getLastSegment = ({ url }: Request): string | undefined => {
  const segment = new URL(url).pathname.split('/').findLast(Boolean);
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
};

/** Returns the capped `maxPollMs` of the request; undefined if absent, null if it is not a whole number. */
const readMaxPollMs = ({ url }: Request): number | undefined | null => {
  const text = new URL(url).searchParams.get('maxPollMs');
  if (!text) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_LONG_POLL_MS) : null;
};

/** Gets the status of a payment if the caller may see it. Not retried: the page retries. */
const respondStatus = async (
  client: StatusHandlerOptions['client'],
  paymentId: string,
  request: Request,
  reportError: (error: unknown) => Promise<void>,
): Promise<Response> => {
  const maxPollMs = readMaxPollMs(request);
  if (maxPollMs === null) return respondInvalidMaxPollMs();
  const { signal } = request;
  try {
    const payment = await client.getPaymentStatus(paymentId, { maxPollMs, signal, maxAttempts: 1 });
    return respondJson(200, pickStatusFields(payment));
  } catch (error) {
    if (signal.aborted) return respondClientClosed();
    await reportError(error);
    return respondUpstreamFailure(error);
  }
};

/**
 * Creates the handler of a page's `status-url`. It answers with the gateway's status response, so that the page needs no
 * credentials of the gateway. Each request is one request to the gateway, with the page's `maxPollMs`, aborted when the page
 * disconnects. The handler never rejects.
 *
 * @throws ConfigurationError `missing_authorize`
 */
export const createStatusHandler = ({
  client,
  authorize,
  getPaymentId = getLastSegment,
  onError = logError,
}: StatusHandlerOptions): ((request: Request) => Promise<Response>) => {
  if (typeof authorize !== 'function') {
    throw new ConfigurationError(
      'missing_authorize',
      'Set authorize to a function that decides who may see a payment.',
    );
  }

  const reportError = createErrorReporter(onError);

  return async (request) => {
    if (request.method !== 'GET') return respondMethodNotAllowed();
    try {
      const paymentId = getPaymentId(request);
      if (!paymentId || !PAYMENT_ID.test(paymentId)) return respondNotFound();
      const isAllowed: unknown = await authorize({ paymentId, request });
      if (isAllowed !== true) return respondNotFound();
      return await respondStatus(client, paymentId, request, reportError);
    } catch (error) {
      await reportError(error);
      return respondInternalError();
    }
  };
};
