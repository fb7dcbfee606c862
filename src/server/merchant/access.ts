import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { describeType } from '../shared/describe-type.js';
import type { MistakeReporter } from './mistake-reporter.js';

/** A request about a payment. */
export interface StatusAccess {
  /** As sent by the caller: letters, digits, `_` and `-`. A request with any other text is answered with 404. */
  readonly paymentId: string;
  readonly request: Request;
}

/** Decides who may see and pay a payment. Only true allows a request. */
export type Authorize = (access: StatusAccess) => boolean | Promise<boolean>;

/** Extracts the payment id from a request. */
export type GetPaymentId = (request: Request) => string | null | undefined;

/** How a handler finds out who may have what. */
export interface AccessOptions {
  readonly authorize: Authorize;
  readonly getPaymentId: GetPaymentId | undefined;
  /** Where the payment id is without `getPaymentId`. */
  readonly getIdOfPath: (request: Request) => string | undefined;
  /** The place of that id, for a message: "The last segment of the path". */
  readonly placeOfId: string;
  readonly reportMistake: MistakeReporter;
}

/** An id in an error message is cut off here. */
const MAX_QUOTED = 40;

/** The characters of payment ids. Others, such as NUL, could make a database or a log of the merchant fail. */
const PAYMENT_ID = /^[\w-]+$/;

/** Decodes a segment of a path; undefined if it is malformed. */
export const decodeSegment = (segment: string | undefined): string | undefined => {
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
};

/** @throws ConfigurationError `missing_authorize` */
export const assertAuthorize = (authorize: unknown): void => {
  if (typeof authorize === 'function') return;
  throw new ConfigurationError('missing_authorize', 'Set authorize to a function that decides who may see a payment.');
};

/** Returns a function that resolves to the payment of a request, if its caller may have it, and otherwise to undefined. */
export const createAccessCheck = ({
  authorize,
  getPaymentId,
  getIdOfPath,
  placeOfId,
  reportMistake,
}: AccessOptions): ((request: Request) => Promise<string | undefined>) => {
  return async (request) => {
    const paymentId: unknown = (getPaymentId ?? getIdOfPath)(request);
    if (paymentId === undefined || paymentId === null) return undefined;
    if (typeof paymentId !== 'string') {
      const type = describeType(paymentId);
      await reportMistake(
        `getPaymentId ${type}`,
        `getPaymentId returned ${type}. Return the payment id itself, a text.`,
      );
      return undefined;
    }
    if (!PAYMENT_ID.test(paymentId)) return undefined;
    if (!getPaymentId && !paymentId.startsWith('pay_')) {
      const segment = paymentId.slice(0, MAX_QUOTED);
      await reportMistake(
        'getPaymentId',
        `${placeOfId}, "${segment}", is not a payment id. Pass getPaymentId if it is elsewhere.`,
      );
    }
    const isAllowed: unknown = await authorize({ paymentId, request });
    if (typeof isAllowed !== 'boolean') {
      const hint = isAllowed === undefined ? '; is a return missing?' : '.';
      const type = describeType(isAllowed);
      await reportMistake(type, `authorize returned ${type}. Only true allows a request${hint}`);
    }
    return isAllowed === true ? paymentId : undefined;
  };
};
