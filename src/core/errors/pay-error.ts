/** Identifies an error of this library where `instanceof` does not work: in another realm or another copy of the library. */
export const PAY_ERROR_MARK = 'pay-status/error';

/**
 * The base class of all errors of this library: a `code` for programs, a message that explains what to do, and the cause.
 */
export abstract class PayError extends Error {
  abstract override readonly name: string;
  abstract readonly code: string;
  readonly kind = PAY_ERROR_MARK;

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/**
 * Returns true if a caught value is an error of this library, from any realm and any copy of the library. `instanceof Error`
 * works in one realm only, and the tag not behind a `Proxy`; both rule out plain objects.
 */
export const isPayError = (error: unknown): error is PayError => {
  try {
    const isError = Object.prototype.toString.call(error) === '[object Error]' || error instanceof Error;
    return isError && (error as PayError).kind === PAY_ERROR_MARK;
  } catch {
    // A `Proxy` that was revoked, or a field that throws.
    return false;
  }
};
