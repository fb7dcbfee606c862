import { pickStatusFields } from '../../contract/pick-fields.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { MerchantClient } from './merchant-client.js';
import {
  respondClientClosed,
  respondInternalError,
  respondInvalidMaxPollMs,
  respondJson,
  respondMethodNotAllowed,
  respondNotFound,
  respondUpstreamFailure,
} from './status-responses.js';

/** The longest `maxPollMs` that is passed on, milliseconds. Most proxies allow it, and the sandbox's gateway grants no more. */
export const MAX_LONG_POLL_MS = 60_000;

/** A request to see a payment. */
export interface StatusAccess {
  /** As the caller wrote it: untrusted text. */
  readonly paymentId: string;
  readonly request: Request;
}

export interface StatusHandlerOptions {
  readonly client: Pick<MerchantClient, 'getPaymentStatus'>;
  /**
   * Decides by your own session and orders if this caller may see this payment. Only `true` allows it; anything else is
   * answered with 404. There is no default, because an open endpoint would show every payment of the merchant to whoever
   * learns its id.
   */
  readonly authorize: (access: StatusAccess) => boolean | Promise<boolean>;
  /** Extracts the payment id from the request; by default the last segment of the path. */
  readonly getPaymentId?: ((request: Request) => string | null | undefined) | undefined;
  /**
   * Gets the errors that the caller does not see: a failure of the gateway, or of your own functions. Its result is awaited.
   * `console.error` by default.
   */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

const logError = (error: unknown): void => {
  console.error(error);
};

const getLastSegment = ({ url }: Request): string | undefined => {
  const segment = new URL(url).pathname.split('/').findLast(Boolean);
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
};

/** The capped `maxPollMs` of the request; undefined without one, null if it is not a whole number. */
const readMaxPollMs = ({ url }: Request): number | undefined | null => {
  const text = new URL(url).searchParams.get('maxPollMs');
  if (!text) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_LONG_POLL_MS) : null;
};

/** The status of a payment that the caller may see. Sent to the gateway once: retrying is for the page. */
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

  const reportError = async (error: unknown): Promise<void> => {
    try {
      await onError(error);
    } catch {
      // The response does not depend on the error handler.
    }
  };

  return async (request) => {
    if (request.method !== 'GET') return respondMethodNotAllowed();
    try {
      const paymentId = getPaymentId(request);
      const isAllowed: unknown = paymentId ? await authorize({ paymentId, request }) : false;
      if (!paymentId || isAllowed !== true) return respondNotFound();
      return await respondStatus(client, paymentId, request, reportError);
    } catch (error) {
      await reportError(error);
      return respondInternalError();
    }
  };
};
