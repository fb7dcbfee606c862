import { pickStatusFields } from '../../contract/pick-fields.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { MerchantClient } from './merchant-client.js';
import {
  abandoned,
  internalError,
  invalidMaxPollMs,
  json,
  methodNotAllowed,
  notFound,
  upstreamFailure,
} from './status-answers.js';

/** The longest hold that is passed on: what the gateway of the interface grants, and proxies mostly bear. */
export const MAX_HOLD_MS = 60_000;

/** Who wants to see which payment. */
export interface StatusAccess {
  /** As the caller wrote it: anything at all. */
  readonly paymentId: string;
  readonly request: Request;
}

export interface StatusHandlerOptions {
  readonly client: Pick<MerchantClient, 'getPaymentStatus'>;
  /**
   * Whether this caller may see this payment, by your own session and your own orders. Only `true` is a yes; all else is
   * answered as if there were no such payment. There is no default: an open endpoint would show every payment of the
   * merchant to whoever learns its id.
   */
  readonly authorize: (access: StatusAccess) => boolean | Promise<boolean>;
  /** Finds the payment id in the request; the last segment of the path when absent. */
  readonly paymentIdOf?: ((request: Request) => string | null | undefined) | undefined;
  /** Hears what the caller is not told: a failure of the gateway, or of your own functions. Default: the console. What it returns is awaited. */
  readonly onError?: ((error: unknown) => unknown) | undefined;
}

const logFailure = (error: unknown): void => {
  console.error(error);
};

const lastSegmentOf = ({ url }: Request): string | undefined => {
  const segment = new URL(url).pathname.split('/').findLast(Boolean);
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    // Percent signs that encode nothing.
    return undefined;
  }
};

/** How long the caller would be held, milliseconds; undefined for an answer at once, null for what is no such number. */
const holdOf = ({ url }: Request): number | undefined | null => {
  const text = new URL(url).searchParams.get('maxPollMs');
  if (!text) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_HOLD_MS) : null;
};

/**
 * Answers a page's `status-url` with the gateway's status response, so that the page needs no credentials of the gateway.
 * Asks the gateway once for each request, holds as long as the page asked for, and leaves when the page leaves: to try
 * again is for the page. Never rejects.
 *
 * @throws ConfigurationError `missing_authorize`
 */
export const createStatusHandler = ({
  client,
  authorize,
  paymentIdOf = lastSegmentOf,
  onError = logFailure,
}: StatusHandlerOptions): ((request: Request) => Promise<Response>) => {
  if (typeof authorize !== 'function') {
    throw new ConfigurationError('missing_authorize', 'Give a function that says who may see which payment.');
  }

  const report = async (error: unknown): Promise<void> => {
    try {
      await onError(error);
    } catch {
      // What is answered does not depend on who hears of it.
    }
  };

  /** The id, where this caller may see the payment. */
  const admit = async (request: Request): Promise<string | undefined> => {
    const paymentId = paymentIdOf(request);
    if (!paymentId) return undefined;
    const verdict: unknown = await authorize({ paymentId, request });
    return verdict === true ? paymentId : undefined;
  };

  const ask = async (paymentId: string, request: Request): Promise<Response> => {
    const maxPollMs = holdOf(request);
    if (maxPollMs === null) return invalidMaxPollMs();
    try {
      const { signal } = request;
      return json(200, pickStatusFields(await client.getPaymentStatus(paymentId, { maxPollMs, signal, attempts: 1 })));
    } catch (error) {
      if (request.signal.aborted) return abandoned();
      await report(error);
      return upstreamFailure(error);
    }
  };

  return async (request) => {
    if (request.method !== 'GET') return methodNotAllowed();
    try {
      const paymentId = await admit(request);
      return paymentId === undefined ? notFound() : await ask(paymentId, request);
    } catch (error) {
      await report(error);
      return internalError();
    }
  };
};
